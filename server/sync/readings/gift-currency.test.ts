import { expect, test } from 'vitest';
import { gift } from '#testing/figures/figure-input.ts';
import { leadingCurrency } from './gift-currency.ts';

const given = (counts: Record<string, number>) =>
  Object.entries(counts).map(([currency, gifts]) => gift({ day: '2026-11-15', currency, gifts }));

test('the currency of most gifts is taken where none is known', () => {
  expect(leadingCurrency(given({ USD: 50, KRW: 51 }), null)).toBe('KRW');
  expect(leadingCurrency(given({}), 'USD')).toBe('USD');
});

test('two currencies of about as many gifts do not take turns', () => {
  expect(leadingCurrency(given({ USD: 50, KRW: 59 }), 'USD')).toBe('USD');
  expect(leadingCurrency(given({ USD: 50, KRW: 59 }), 'KRW')).toBe('KRW');
});

test('another currency takes its place once it leads clearly, or where nothing is given in the current one', () => {
  expect(leadingCurrency(given({ USD: 50, KRW: 60 }), 'USD')).toBe('KRW');
  expect(leadingCurrency(given({ KRW: 3 }), 'USD')).toBe('KRW');
});
