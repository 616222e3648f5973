import { describe, expect, test } from 'vitest';
import { closedSunday, gift, inputOf } from '#testing/figures/figure-input.ts';
import { computeFigure } from './compute-figures.ts';
import type { DonorReading, GiftReading } from './readings.ts';

const all = { giving: { fundIds: 'all' as const } };
const of = (gifts: GiftReading[]) => inputOf({ choices: all, readings: { gifts } });

describe('giving', () => {
  test('counts pending gifts at once, and fully refunded ones not at all', () => {
    const gifts = [
      gift(),
      gift({ status: 'pending', amount: 2_000 }),
      gift({ isRefunded: true, amount: 0 }),
    ];
    expect(computeFigure('giving', of(gifts))[0]).toMatchObject({
      value: 12_000,
      count: 2,
      state: 'complete',
      source: 'donations',
    });
    expect(computeFigure('giving_settled', of(gifts))[0]).toMatchObject({
      value: 10_000,
      count: 1,
    });
  });

  test('keeps what a partial refund has left', () => {
    expect(computeFigure('giving', of([gift({ amount: 7_500 })]))[0]?.value).toBe(7_500);
  });

  test('of a week without gifts is zero', () => {
    expect(computeFigure('giving', of([]))[0]).toMatchObject({
      value: 0,
      state: 'complete',
      count: 0,
    });
  });

  test('is incomplete while a batch is open', () => {
    const gifts = [gift({ status: 'pending', isOpen: true }), gift()];
    expect(computeFigure('giving', of(gifts))[0]).toMatchObject({
      value: 20_000,
      state: 'incomplete',
    });
    expect(computeFigure('giving_settled', of(gifts))[0]?.state).toBe('incomplete');
  });

  test('never adds another currency', () => {
    expect(computeFigure('giving', of([gift(), gift({ currency: 'EUR' })]))[0]?.value).toBe(10_000);
  });
});

describe('giving units', () => {
  const donors = (count: number, changes: Partial<DonorReading> = {}): DonorReading => ({
    day: closedSunday,
    currency: 'USD',
    people: Array.from({ length: count }, (_, at) => `giver ${at}`),
    ...changes,
  });
  const units = (...given: DonorReading[]) =>
    inputOf({ choices: all, readings: { gifts: [gift({ gifts: 31 })], donors: given } });

  test('are different people with a gift in the 90 days that end with the week', () => {
    const input = units(
      donors(10),
      donors(1, { people: ['on the first day'], day: '2026-08-18' }),
      donors(1, { people: ['before'], day: '2026-08-17' }),
    );
    expect(computeFigure('giving_units', input)[0]).toMatchObject({
      value: 11,
      state: 'complete',
      count: 31,
    });
  });

  test('fewer than ten are not shown, and neither is anything that would reveal them', () => {
    const few = units(donors(9));
    for (const figure of [
      computeFigure('giving_units', few)[0],
      computeFigure('recurring_share', few)[0],
    ]) {
      expect(figure).toMatchObject({ value: null, state: 'suppressed', count: 0 });
    }
    expect(computeFigure('giving_units', units(donors(10)))[0]?.value).toBe(10);
  });

  test('say nothing of a week whose 90 days are no longer kept', () => {
    const covered = {
      donors: {
        from: '2026-08-19',
        to: '2026-11-22',
        firstDay: '2024-01-01',
        asOf: '2026-11-22T18:00:00Z',
      },
    };
    expect(
      computeFigure('giving_units', { ...units(donors(12)), frame: inputOf({ covered }).frame }),
    ).toEqual([]);
  });

  test('the recurring share is of amounts, not of gifts', () => {
    const gifts = [gift({ isRecurring: true, amount: 2_500 }), gift({ amount: 7_500 })];
    const input = inputOf({ choices: all, readings: { gifts, donors: [donors(12)] } });
    expect(computeFigure('recurring_share', input)[0]).toMatchObject({
      value: 0.25,
      count: 2,
      state: 'complete',
    });
  });

  test('the recurring share is rounded, so that no sum of its 90 days can be found from it', () => {
    const gifts = [gift({ isRecurring: true, amount: 2_500 }), gift({ amount: 7_311 })];
    const input = inputOf({ choices: all, readings: { gifts, donors: [donors(12)] } });
    expect(computeFigure('recurring_share', input)[0]?.value).toBe(0.2548);
  });
});
