import { mean } from 'd3-array';
import type { Expectation } from '#contract/expectation.ts';
import type { ChurchCalendar } from '../calendar/church-calendar.ts';
import { countedValue, lastYearOf, meanOfFour, type SimpleForecast } from './baselines.ts';
import { isInside80, isInside95 } from './inside.ts';
import type { Forecast, Pass } from './one-pass.ts';
import type { WeeklySeries } from './series.ts';

/** One past forecast beside the actual value. */
interface Scored {
  origin: number;
  forecast: Forecast;
  simple: SimpleForecast;
  lastYear: number | null;
  actual: number;
}

/** How the forecast did against simple rules, over all past origins and horizons 1 to 8. */
export interface Backtest {
  /** Weeks that forecasts were made after. */
  origins: number;
  /** Forecasts that fell due. */
  forecasts: number;
  /** How far off in the mean, in the figure's own unit. */
  error: number;
  errorOfMean: number;
  /** Over those forecasts whose week was counted last year; null where none was. */
  errorOfLastYear: number | null;
  /** The forecast's error over the same weeks as `errorOfLastYear`. */
  errorBesideLastYear: number | null;
  /** Divided by the error of the mean of four weeks. */
  relativeMae: number;
  /** The share of actual values inside of the ranges. */
  coverage80: number;
  coverage95: number;
  /** Winkler's interval score, divided by that of the mean of four weeks. */
  relativeIntervalScore80: number;
  relativeIntervalScore95: number;
  /** Whether the mean of four weeks was nearer over the last 12 origins. */
  meanWasBetterLately: boolean;
}

const originsOfLately = 12;

/**
 * Tries the forecast on the past, with what was known then (rolling origin).
 *
 * @param minTrain the first origin has so many weeks behind it, counted or not
 * @returns null when no forecast has come due
 */
export function backtest(
  series: WeeklySeries,
  pass: Pass,
  calendar: ChurchCalendar,
  minTrain: number,
): Backtest | null {
  const scored = scoredForecasts(series, pass, calendar).filter(
    ({ origin }) => origin >= minTrain - 1,
  );
  if (scored.length === 0) {
    return null;
  }
  const error = meanOver(scored, ({ forecast, actual }) => Math.abs(forecast.median - actual));
  const errorOfMean = meanOver(scored, ({ simple, actual }) => Math.abs(simple.middle - actual));
  return {
    origins: new Set(scored.map(({ origin }) => origin)).size,
    forecasts: scored.length,
    error,
    errorOfMean,
    ...besideLastYear(scored),
    relativeMae: ratio(error, errorOfMean),
    coverage80: meanOver(scored, ({ forecast, actual }) => Number(isInside80(forecast, actual))),
    coverage95: meanOver(scored, ({ forecast, actual }) => Number(isInside95(forecast, actual))),
    relativeIntervalScore80: relativeScore(scored, 0.2),
    relativeIntervalScore95: relativeScore(scored, 0.05),
    meanWasBetterLately: meanWasBetterLately(scored),
  };
}

function scoredForecasts(series: WeeklySeries, pass: Pass, calendar: ChurchCalendar): Scored[] {
  const simple = meanOfFour(series);
  const lastYears = series.observations.map((_, index) => lastYearOf(series, index, calendar));
  return series.observations.flatMap((_, origin) =>
    pass.forecastsFrom(origin).flatMap((forecast) => {
      const target = origin + forecast.horizon;
      const actual = countedValue(series.observations[target] ?? null);
      const beside = simple[origin]?.[forecast.horizon - 1];
      const lastYear = lastYears[target] ?? null;
      return actual === null || beside === undefined
        ? []
        : [{ origin, forecast, simple: beside, lastYear, actual }];
    }),
  );
}

function besideLastYear(
  scored: readonly Scored[],
): Pick<Backtest, 'errorOfLastYear' | 'errorBesideLastYear'> {
  const known = scored.filter(({ lastYear }) => lastYear !== null);
  if (known.length === 0) {
    return { errorOfLastYear: null, errorBesideLastYear: null };
  }
  return {
    errorOfLastYear: meanOver(known, ({ lastYear, actual }) =>
      Math.abs((lastYear ?? actual) - actual),
    ),
    errorBesideLastYear: meanOver(known, ({ forecast, actual }) =>
      Math.abs(forecast.median - actual),
    ),
  };
}

function relativeScore(scored: readonly Scored[], alpha: 0.2 | 0.05): number {
  const ours = meanOver(scored, ({ forecast, actual }) =>
    intervalScore(rangeOf(forecast, alpha), actual, alpha),
  );
  const theirs = meanOver(scored, ({ simple, actual }) => {
    const reach = alpha === 0.2 ? simple.reach80 : simple.reach95;
    return intervalScore(
      { low: simple.middle - reach, high: simple.middle + reach },
      actual,
      alpha,
    );
  });
  return ratio(ours, theirs);
}

function rangeOf(forecast: Expectation, alpha: 0.2 | 0.05): { low: number; high: number } {
  return alpha === 0.2
    ? { low: forecast.low80, high: forecast.high80 }
    : { low: forecast.low95, high: forecast.high95 };
}

/**
 * The width of a range, and 2/α for each unit that the actual value lies outside of it (R. L. Winkler,
 * 1972).
 */
function intervalScore(
  { low, high }: { low: number; high: number },
  actual: number,
  alpha: number,
): number {
  const outside = Math.max(low - actual, actual - high, 0);
  return high - low + (2 / alpha) * outside;
}

function meanWasBetterLately(scored: readonly Scored[]): boolean {
  const origins = [...new Set(scored.map(({ origin }) => origin))].slice(-originsOfLately);
  const lately = scored.filter(({ origin }) => origins.includes(origin));
  return (
    origins.length === originsOfLately &&
    meanOver(lately, ({ simple, actual }) => Math.abs(simple.middle - actual)) <
      meanOver(lately, ({ forecast, actual }) => Math.abs(forecast.median - actual))
  );
}

function meanOver(scored: readonly Scored[], of: (scored: Scored) => number): number {
  return mean(scored, of) ?? 0;
}

function ratio(ours: number, theirs: number): number {
  return theirs === 0 ? 1 : ours / theirs;
}
