import { expect, test } from 'vitest';
import { gift } from '#testing/figures/figure-input.ts';
import { otherCurrencies } from './other-currencies.ts';

const day = '2026-11-15';
const people = (count: number, of: string) =>
  Array.from({ length: count }, (_, at) => `${of} ${at}`);

/** For each currency how many gifts by how many people. */
function given(all: Record<string, [gifts: number, givers: number]>) {
  return {
    gifts: Object.entries(all).map(([currency, [gifts]]) => gift({ currency, gifts })),
    donors: Object.entries(all).map(([currency, [, givers]]) => ({
      day,
      currency,
      people: people(givers, currency),
    })),
  };
}

test('gifts in another currency are told with how many there are of all', () => {
  expect(otherCurrencies(given({ USD: [52, 20], EUR: [48, 15] }), 'USD')).toEqual([
    { currency: 'EUR', gifts: 48, of: 100 },
  ]);
  expect(otherCurrencies(given({ USD: [95, 20], EUR: [5, 15] }), 'USD')).toEqual([]);
});

test('a currency with fewer than ten givers is left out, of the sum as well', () => {
  const told = given({ USD: [50, 20], EUR: [40, 10], GBP: [30, 9] });
  expect(otherCurrencies(told, 'USD')).toEqual([{ currency: 'EUR', gifts: 40, of: 90 }]);
});

test('where the church’s own currency has few givers, nothing is told', () => {
  expect(otherCurrencies(given({ USD: [50, 9], EUR: [40, 20] }), 'USD')).toEqual([]);
});

test('what was given back does not count', () => {
  const { gifts, donors } = given({ USD: [52, 20], EUR: [48, 15] });
  const back = gifts.map((one) => ({ ...one, isRefunded: one.currency === 'EUR' }));
  expect(otherCurrencies({ gifts: back, donors }, 'USD')).toEqual([]);
});
