import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { measureSeries } from './measure-series.ts';
import { readSeries } from './read-series.ts';

test('on the Ohio church the forecast is as good as docs/promises.md says', async () => {
  const { readings } = readSeries(await readFile('bench/data/ohio-worship-attendance.tsv', 'utf8'));
  const measured = measureSeries(readings, 104);
  expect(measured).toMatchObject({ weeks: 209, backtest: { origins: 105, forecasts: 812 } });
  expect(measured?.backtest.relativeMae).toBeLessThanOrEqual(0.68);
  expect(measured?.backtest.relativeIntervalScore80).toBeLessThanOrEqual(0.73);
  expect(measured?.backtest.relativeIntervalScore95).toBeLessThanOrEqual(0.77);
  expect(measured?.backtest.coverage80).toBeCloseTo(0.79, 1);
  expect(measured?.backtest.coverage95).toBeCloseTo(0.96, 1);
});

test('a series that is too short for an origin has no figures', () => {
  const readings = [{ week: '2024-01-07', value: 120 }];
  expect(measureSeries(readings, 104)).toBeNull();
  expect(measureSeries([], 104)).toBeNull();
});
