import { describe, expect, test } from 'vitest';
import { madeUpSeries, madeUpShares } from '#testing/figures/made-up-series.ts';
import { churchCalendar } from '../calendar/church-calendar.ts';
import { forecastSeries } from './forecast-series.ts';
import type { ModelOptions } from './model.ts';

const calendar = churchCalendar({ country: 'US', easter: 'western' });
const people: ModelOptions = { kind: 'count', calendar, priors: 'attendance' };
const church = { seed: 3, level: 170, noise: 0.08, easter: 0.45, firstWeek: '2023-01-01' };
/** Up to 21 February 2027: Easter is five weeks away. */
const series = madeUpSeries({ ...church, weeks: 217 }, calendar);

test('below eight counted weeks there is no forecast, and it is said how many are missing', () => {
  expect(forecastSeries([], people)).toMatchObject({ weeksShort: 8, ahead: [], origin: null });
  expect(forecastSeries(series.slice(0, 5), people)).toMatchObject({ weeksShort: 3, ahead: [] });
  const withGaps = series
    .slice(0, 9)
    .map((reading, index) => (index === 2 || index === 4 ? { ...reading, value: null } : reading));
  expect(forecastSeries(withGaps, people)).toMatchObject({ countedWeeks: 7, weeksShort: 1 });
  expect(forecastSeries(series.slice(0, 8), people).ahead).toHaveLength(8);
});

test('Easter stands out and has its name; its effect is from this church where it has counted one', () => {
  const { ahead } = forecastSeries(series, people);
  const easter = ahead.find(({ week }) => week === '2027-03-28');
  expect(easter?.events).toEqual([
    { id: 'easter', label: 'Easter', timesSeen: 4, fromOtherChurches: false },
  ]);
  expect(easter?.low80).toBeGreaterThan(ahead[0]?.high80 ?? Number.NaN);
});

test('an event that this church has not counted yet is from other churches', () => {
  const { ahead } = forecastSeries(series.slice(-30), people);
  const easter = ahead.find(({ week }) => week === '2027-03-28');
  expect(easter?.events[0]).toMatchObject({ timesSeen: 0, fromOtherChurches: true });
  expect(easter?.why.events).toBeGreaterThan(20);
});

test('the reasons add up to the middle', () => {
  for (const { why, median } of forecastSeries(series, people).ahead) {
    expect(why.level + why.season + why.lastYear + why.events).toBeCloseTo(median, 6);
  }
});

test('each past week has the forecasts made one to eight weeks before, and the actual value', () => {
  const { past } = forecastSeries(series, people);
  const ofWeek = past.filter(({ week }) => week === '2026-10-25');
  expect(ofWeek.map(({ horizon }) => horizon)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(ofWeek[0]?.origin).toBe('2026-10-18');
  expect(ofWeek[7]?.origin).toBe('2026-08-30');
  expect(ofWeek[0]?.actual).toBe(series.find(({ week }) => week === '2026-10-25')?.value);
});

test('weeks that start on another day are forecast the same, by the Sunday in them', () => {
  const mondays = madeUpSeries({ ...church, weeks: 217, firstWeek: '2022-12-26' }, calendar);
  const { ahead } = forecastSeries(mondays, people);
  const sundays = forecastSeries(series, people).ahead;
  expect(ahead.map(({ median }) => median)).toEqual(sundays.map(({ median }) => median));
  expect(ahead[4]).toMatchObject({ week: '2027-03-22', events: [{ label: 'Easter' }] });
});

describe('beside simple rules', () => {
  test('a church whose Easters stand out is forecast better than by the mean of four weeks', () => {
    const { backtest } = forecastSeries(series, people);
    expect(backtest?.relativeMae).toBeLessThan(0.95);
    expect(backtest?.meanWasBetterLately).toBe(false);
    expect(backtest?.origins).toBe(104);
  });

  test('when the mean was nearer over the last twelve origins, that is said', () => {
    // A level that climbs: four weeks lag less behind it than all that is known.
    const calm = madeUpSeries({ ...church, weeks: 120, noise: 0.08, easter: 0 }, calendar);
    const climbing = calm.map(({ week, value }, index) => ({
      week,
      value: Math.round((value ?? 0) * 1.012 ** Math.max(0, index - 96)),
    }));
    expect(forecastSeries(climbing, people).backtest?.meanWasBetterLately).toBe(true);
    expect(forecastSeries(calm, people).backtest?.meanWasBetterLately).toBe(false);
  });
});

describe('other figures', () => {
  test("a week's large gifts are shown apart and move no forecast", () => {
    const cents = series.map(({ week, value }) => ({ week, value: (value ?? 0) * 3000 }));
    const gift = cents.map((reading, index) =>
      index === 200 ? { ...reading, value: reading.value * 12 } : reading,
    );
    const money: ModelOptions = { ...people, kind: 'amount' };
    const before = forecastSeries(cents, money);
    const after = forecastSeries(gift, money);
    expect(before.largeGifts).toEqual([]);
    expect(after.largeGifts).toHaveLength(1);
    expect(after.largeGifts[0]?.week).toBe(cents[200]?.week);
    expect(after.largeGifts[0]?.amount).toBeGreaterThan(8 * (cents[200]?.value ?? 0));
    expect((after.ahead[0]?.median ?? 0) / (before.ahead[0]?.median ?? 1)).toBeCloseTo(1, 1);
  });

  test('a share is forecast from its parts: of a few guests it is less sure than of many, and never above 1', () => {
    const share: ModelOptions = { kind: 'share', calendar, priors: 'none' };
    const lately = (base: number) =>
      series.map(({ week }, index) => ({
        week,
        value: index % 2 === 0 ? 0.8 : 0.9,
        base: index < 209 ? 100 : base,
      }));
    const few = forecastSeries(lately(4), share).ahead[0];
    const many = forecastSeries(lately(100), share).ahead[0];
    expect(few?.high95).toBe(1);
    expect(few?.low80).toBeLessThan((many?.low80 ?? 0) - 0.05);
    expect(many?.high80).toBeLessThan(1);
  });

  test('the share of a few guests who return is forecast in whole guests, none and all included, and its ranges hold', () => {
    const share: ModelOptions = { kind: 'share', calendar, priors: 'none' };
    for (const chance of [0.15, 0.3, 0.5, 0.85]) {
      const past = [1, 2, 3, 4].flatMap((seed) =>
        forecastSeries(madeUpShares(seed, 160, chance), share).past.filter(
          ({ week, actual }) => week > '2024-01-01' && actual !== null,
        ),
      );
      const held = (inside: 'inside80' | 'inside95') =>
        past.filter((said) => said[inside]).length / past.length;
      expect(held('inside80')).toBeGreaterThan(0.78);
      expect(held('inside95')).toBeGreaterThan(0.93);
      // Of any usual number of guests, up to the most.
      const isWhole = (end: number) =>
        [1, 2, 3, 4, 5, 6].some((guests) => Number.isInteger(guests * end));
      const ends = past.flatMap(({ low80, high80, low95, high95 }) => [
        low80,
        high80,
        low95,
        high95,
      ]);
      expect(ends.filter((end) => !isWhole(end))).toEqual([]);
      expect(ends).toContain(chance < 0.5 ? 0 : 1);
    }
  });

  test('people over seats may be more than all', () => {
    const ratio: ModelOptions = { ...people, kind: 'ratio' };
    const room = series.map(({ week, value }) => ({ week, value: (value ?? 0) / 150, base: 150 }));
    const [seats, heads] = [ratio, people].map((options, index) =>
      forecastSeries(index === 0 ? room : series, options),
    );
    for (const [index, said] of (seats?.ahead ?? []).entries()) {
      expect(said.median * 150).toBeCloseTo(heads?.ahead[index]?.median ?? 0, 6);
      expect(said.high80 * 150).toBeCloseTo(heads?.ahead[index]?.high80 ?? 0, 6);
    }
    expect(seats?.ahead.some(({ high80 }) => high80 > 1)).toBe(true);
  });
});
