import { describe, expect, test } from 'vitest';
import { madeUpSeries } from '#testing/figures/made-up-series.ts';
import { churchCalendar } from '../calendar/church-calendar.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { forecastSeries } from './forecast-series.ts';
import type { ModelOptions } from './model.ts';
import type { Reading } from './series.ts';

const calendar = churchCalendar({ country: 'US', easter: 'western' });
const people: ModelOptions = { kind: 'count', calendar, priors: 'attendance' };
const money: ModelOptions = { ...people, kind: 'amount' };
const church = { weeks: 180, level: 170, noise: 0.1, easter: 0.4, firstWeek: '2023-01-01' };

// Twenty churches: tiny to large, calm to wild, short to long.
const churches = Array.from({ length: 20 }, (_, index) =>
  madeUpSeries(
    {
      ...church,
      seed: index + 1,
      weeks: 8 + 9 * index,
      level: [3, 20, 70, 170, 900][index % 5] ?? 170,
      noise: [0.03, 0.1, 0.3, 0.8][index % 4] ?? 0.1,
    },
    calendar,
  ),
);
const series = madeUpSeries({ ...church, seed: 7 }, calendar);

test('no forecast or range is below zero, and each range contains its middle and the narrower one', () => {
  for (const readings of churches) {
    const { ahead, past } = forecastSeries(readings, people);
    expect(ahead).toHaveLength(8);
    // One look for all: tens of thousands of single expectations take longer than the forecasts.
    const wrong = [...ahead, ...past].filter(
      ({ low95, low80, median, high80, high95 }) =>
        !(low95 >= 0 && low95 <= low80 && low80 <= median && median <= high80 && high80 <= high95),
    );
    expect(wrong).toEqual([]);
  }
});

test('a range does not shrink with the horizon: between ordinary weeks it only grows', () => {
  // In thousands, so that rounding to whole people does not show.
  const large = series.map(({ week, value }) => ({ week, value: (value ?? 0) * 1000 }));
  for (const weeks of [60, 100, 140, 180]) {
    const { ahead } = forecastSeries(large.slice(0, weeks), people);
    const widths = ahead
      .filter(({ events }) => events.length === 0)
      .map(({ high95, low95 }) => Math.log(high95 / low95));
    expect(widths.length).toBeGreaterThan(2);
    expect((widths.at(-1) ?? 0) / (widths[0] ?? 1)).toBeGreaterThan(1);
    for (const [index, width] of widths.entries()) {
      expect(width).toBeGreaterThan((widths[index - 1] ?? 0) - 1e-4);
    }
  }
});

test('the order in which weeks arrive does not matter', () => {
  const shuffled = series.toSorted((a, b) => (a.week.slice(8) < b.week.slice(8) ? -1 : 1));
  expect(shuffled).not.toEqual(series);
  expect(forecastSeries(shuffled, people)).toEqual(forecastSeries(series, people));
  expect(forecastSeries(shuffled, money)).toEqual(forecastSeries(series, money));
});

test('a changed future changes no past forecast', () => {
  const cut = series.slice(0, 120);
  const changed = series.map((reading, index) =>
    index < 120 ? reading : { ...reading, value: (reading.value ?? 0) * 5 },
  );
  const known = (readings: readonly Reading[]) =>
    forecastSeries(readings, people)
      .past.filter(({ origin }) => origin <= (cut.at(-1)?.week ?? ''))
      .map(({ actual, inside80, inside95, ...said }) => said);
  expect(known(changed)).toEqual(known(series));
  const lastSaid = forecastSeries(cut, people).ahead.map(({ events, why, ...said }) => said);
  const saidLater = known(series).filter(({ origin }) => origin === cut.at(-1)?.week);
  expect(saidLater.map(({ origin, ...said }) => said)).toEqual(lastSaid);
});

describe('weeks that nobody counted', () => {
  test('at the end change no middle, and only widen', () => {
    const later = addWeeks(series.at(-1)?.week ?? '', 3);
    const before = forecastSeries(series, people);
    const after = forecastSeries(series, people, later);
    for (const said of after.ahead.filter(({ horizon }) => horizon <= 5)) {
      const same = before.ahead.find(({ week }) => week === said.week);
      expect(said.median).toBeCloseTo(same?.median ?? 0, 9);
      expect(said.high95 - said.low95).toBeGreaterThanOrEqual(
        (same?.high95 ?? 0) - (same?.low95 ?? 0) - 2,
      );
    }
    expect(before.countedWeeks).toBe(after.countedWeeks);
  });

  test('are the same whether they are given as missing or not given at all', () => {
    const missing = series.map((reading, index) =>
      index % 9 === 4 ? { ...reading, value: null } : reading,
    );
    const absent = missing.filter(({ value }) => value !== null);
    expect(forecastSeries(absent, people)).toEqual(forecastSeries(missing, people));
  });

  test('are never filled: no past forecast is scored against them', () => {
    const missing = series.map((reading, index) =>
      index === 100 ? { ...reading, value: null } : reading,
    );
    const { past } = forecastSeries(missing, people);
    const ofWeek = past.filter(({ week }) => week === series[100]?.week);
    expect(ofWeek).toHaveLength(8);
    expect(ofWeek.every(({ actual, inside80 }) => actual === null && inside80 === null)).toBe(true);
  });
});

describe('ten times as much', () => {
  const times = (readings: readonly Reading[], factor: number) =>
    readings.map(({ week, value }) => ({ week, value: (value ?? 0) * factor }));

  test('is ten times the forecast for money', () => {
    const cents = times(series, 10_000);
    const once = forecastSeries(cents, money).ahead;
    for (const [index, said] of forecastSeries(times(cents, 10), money).ahead.entries()) {
      expect(said.median / (once[index]?.median ?? 0)).toBeCloseTo(10, 9);
      expect(said.high80 / (once[index]?.high80 ?? 0)).toBeCloseTo(10, 4);
    }
  });

  test('is ten times the forecast for people, but for small counts', () => {
    const large = times(series, 10);
    const once = forecastSeries(large, people).ahead;
    for (const [index, said] of forecastSeries(times(large, 10), people).ahead.entries()) {
      expect(said.median / (once[index]?.median ?? 0)).toBeCloseTo(10, 1);
    }
  });
});

test('the ranges of the last half of fifty weeks of many churches hold about what they say', () => {
  const steady = Array.from({ length: 12 }, (_, index) =>
    forecastSeries(madeUpSeries({ ...church, seed: 100 + index }, calendar), people),
  );
  const past = steady.flatMap((forecast) =>
    forecast.past.filter(({ week }) => week > '2024-06-01'),
  );
  const share = (inside: 'inside80' | 'inside95') =>
    past.filter((said) => said[inside]).length / past.length;
  expect(share('inside80')).toBeGreaterThan(0.77);
  expect(share('inside80')).toBeLessThan(0.88);
  expect(share('inside95')).toBeGreaterThan(0.93);
});
