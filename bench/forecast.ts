import { readFile } from 'node:fs/promises';
import { measureSeries } from '../tooling/backtest/measure-series.ts';
import { readSeries } from '../tooling/backtest/read-series.ts';
import { budgets } from './budgets.ts';
import type { Figure } from './figure.ts';

const file = new URL('data/ohio-worship-attendance.tsv', import.meta.url);
const minTrain = 104;

/** The forecast on four years of a real church: its accuracy, its ranges, and its speed. */
export async function measureForecast(): Promise<Figure[]> {
  const { readings } = readSeries(await readFile(file, 'utf8'));
  const measured = measureSeries(readings, minTrain);
  if (measured === null) {
    throw new Error('The Ohio church has too few weeks');
  }
  const { backtest, millisecondsPerFit, millisecondsWithAllOrigins } = measured;
  const atMost = (name: string, value: number, max: number, unit = ''): Figure => ({
    name,
    value,
    unit,
    budget: { max },
  });
  return [
    atMost(
      'error, relative to the mean of four',
      backtest.relativeMae,
      budgets.forecastRelativeMaeMax,
    ),
    atMost(
      'interval score of the 80 % range, relative',
      backtest.relativeIntervalScore80,
      budgets.forecastIntervalScore80Max,
    ),
    atMost(
      'interval score of the 95 % range, relative',
      backtest.relativeIntervalScore95,
      budgets.forecastIntervalScore95Max,
    ),
    {
      name: 'inside of the 80 % range',
      value: backtest.coverage80,
      unit: '',
      budget: { min: 0.76 },
    },
    {
      name: 'inside of the 95 % range',
      value: backtest.coverage95,
      unit: '',
      budget: { min: 0.93 },
    },
    atMost('one fit', millisecondsPerFit, budgets.forecastFitMsMax, 'ms'),
    atMost(
      'with all past origins and ranges',
      millisecondsWithAllOrigins,
      budgets.forecastAllOriginsMsMax,
      'ms',
    ),
  ];
}
