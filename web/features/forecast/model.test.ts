import { describe, expect, test } from 'vitest';
import type { ForecastAhead } from '#contract/functions/church-forecast.ts';
import { forecastCsv, headline, readView, warning, weeksUntil, wordsOf } from './model.ts';

const words = wordsOf({ unit: 'people', currency: null });

function week(given: Partial<ForecastAhead>): ForecastAhead {
  return {
    week: '2027-02-22',
    day: '2027-02-28',
    horizon: 1,
    median: 169,
    low80: 150,
    high80: 191,
    low95: 139,
    high95: 205,
    events: [],
    why: { level: 169, season: 0, lastYear: 0, events: 0 },
    saidAt: null,
    ...given,
  };
}
const easter = week({
  week: '2027-03-22',
  day: '2027-03-28',
  median: 264,
  low80: 227,
  high80: 307,
  events: [{ label: 'Easter', timesSeen: 4, fromOtherChurches: false }],
  why: { level: 169, season: 3, lastYear: 0, events: 92 },
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('the sentence names what stands out, and what the other weeks are like', () => {
  expect(plain(headline([week({}), easter, week({ low80: 142 })], words))).toBe(
    'Easter stands out: 227 to 307 on March 28. The other two weeks should be within 142 to 191.',
  );
  expect(plain(headline([week({}), week({ high80: 200 })], words))).toBe(
    'The next two weeks should be within 150 to 200.',
  );
});

test('an address that makes no sense is attendance over eight weeks', () => {
  expect(readView(new URLSearchParams('figure=souls&weeks=52'))).toEqual({
    figure: 'attendance',
    horizon: 8,
  });
  expect(readView(new URLSearchParams('figure=giving&weeks=4'))).toEqual({
    figure: 'giving',
    horizon: 4,
  });
});

describe('when the forecast is no better than the mean of four weeks', () => {
  const backtest = {
    origins: 104,
    forecasts: 800,
    error: 14,
    errorOfMean: 21,
    errorOfLastYear: null,
    coverage80: 0.8,
    coverage95: 0.95,
    meanWasBetterLately: false,
  };
  test('that is said first', () => {
    expect(warning({ backtest })).toBeNull();
    expect(warning({ backtest: null })).toBeNull();
    expect(warning({ backtest: { ...backtest, meanWasBetterLately: true } })).toContain('last 12');
    expect(warning({ backtest: { ...backtest, error: 21 } })).toContain('no better');
  });
});

test('the file has a line a week, with events that no separator breaks', () => {
  const events = [{ label: 'A, "B"', timesSeen: 0, fromOtherChurches: true }];
  expect(forecastCsv([week({ events })])).toBe(
    'week,sunday,events,middle,low_80,high_80,low_95,high_95,said_at\r\n' +
      '2027-02-22,2027-02-28,"A, ""B""",169,150,191,139,205,\r\n',
  );
});

test('a limit is reached by growth, at once, or never', () => {
  expect(weeksUntil(100, 110, 10)).toBe(53);
  expect(weeksUntil(100, 100, 0)).toBe(0);
  expect(weeksUntil(100, 110, 0)).toBeNull();
  expect(weeksUntil(0, 110, 5)).toBeNull();
});
