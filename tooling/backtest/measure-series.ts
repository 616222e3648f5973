import { median } from 'd3-array';
import { churchCalendar } from '#analytics/calendar/church-calendar.ts';
import { type Backtest, backtest } from '#analytics/forecast/backtest.ts';
import {
  createModel,
  type ModelOptions,
  predictWeek,
  takeWeek,
} from '#analytics/forecast/model.ts';
import { horizonMax, runOnePass } from '#analytics/forecast/one-pass.ts';
import { type Reading, type WeeklySeries, weeklySeries } from '#analytics/forecast/series.ts';

/** The accuracy and speed of the product's forecast on a series. */
export interface Measured {
  /** Weeks that were counted. */
  weeks: number;
  backtest: Backtest;
  /** The model alone, and eight weeks ahead. */
  millisecondsPerFit: number;
  /** The model, the forecasts from all past origins with ranges, and their scores. */
  millisecondsWithAllOrigins: number;
}

const options: ModelOptions = {
  kind: 'count',
  calendar: churchCalendar({ country: 'US', easter: 'western' }),
  priors: 'attendance',
};
const rounds = 15;

/**
 * Runs the product's attendance forecast over a series, with the American calendar and the product's
 * priors; nothing is tuned to the file.
 *
 * @param minTrain weeks before the first origin
 * @returns null if no forecast can be scored after that many weeks
 */
export function measureSeries(readings: readonly Reading[], minTrain: number): Measured | null {
  const series = weeklySeries(readings, 'count');
  const scores = series === null ? null : allOrigins(series, minTrain);
  if (series === null || scores === null) {
    return null;
  }
  return {
    weeks: series.observations.filter((observation) => observation !== null).length,
    backtest: scores,
    millisecondsPerFit: millisecondsOf(() => fitModel(series)),
    millisecondsWithAllOrigins: millisecondsOf(() => allOrigins(series, minTrain)),
  };
}

function allOrigins(series: WeeklySeries, minTrain: number): Backtest | null {
  const pass = runOnePass(series, options);
  return pass === null ? null : backtest(series, pass, options.calendar, minTrain);
}

function fitModel({ observations, firstWeek }: WeeklySeries): void {
  const [first] = observations;
  if (first === undefined || first === null) {
    return;
  }
  const model = createModel(first, firstWeek, options);
  for (const observation of observations) {
    takeWeek(model, observation);
  }
  for (let horizon = 1; horizon <= horizonMax; horizon += 1) {
    predictWeek(model, horizon, 1);
  }
}

/** The median of several rounds, because the first run before the code is compiled. */
function millisecondsOf(work: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return median(times) ?? 0;
}
