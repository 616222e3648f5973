import { median } from 'd3-array';
import {
  createModel,
  logOf,
  type Model,
  type ModelOptions,
  type Prediction,
  predictWeek,
  takeWeek,
} from './model.ts';
import { createRanges, type Ranges } from './ranges.ts';
import { countedWeeksMin, type Observation, type SeriesKind, type WeeklySeries } from './series.ts';

/** The longest horizon, in weeks. */
export const horizonMax = 8;

/** A median and two ranges, in the figure's unit. */
export interface Expectation {
  median: number;
  low80: number;
  high80: number;
  low95: number;
  high95: number;
}

/** A week's forecast at one horizon. */
export interface Forecast extends Expectation {
  /** Weeks ahead of the origin, 1 to 8. */
  horizon: number;
}

/** The result of one pass: the forecasts made after each week, none using later weeks. */
export interface Pass {
  model: Model;
  /** By the index of the origin; empty where fewer than eight weeks had been counted. */
  origins: readonly (readonly Forecast[])[];
}

interface Pending extends Forecast, Prediction {}

/** Runs the model over a series once, which yields the forecasts of every past week as well. */
export function runOnePass(series: WeeklySeries, options: ModelOptions): Pass | null {
  const [first] = series.observations;
  if (first === undefined || first === null) {
    return null;
  }
  const model = createModel(first, series.firstWeek, options);
  const ranges = createRanges();
  const origins: Pending[][] = [];
  const bases: number[] = [];
  series.observations.forEach((observation, index) => {
    takeWeek(model, observation);
    if (observation !== null) {
      bases.push(observation.base);
      settle(ranges, origins, observation, index);
    }
    origins.push(bases.length < countedWeeksMin ? [] : forecastFrom(model, ranges, bases));
  });
  return { model, origins };
}

/** Feeds the errors of a week's earlier forecasts into the next ranges. */
function settle(
  ranges: Ranges,
  origins: readonly (readonly Pending[])[],
  observation: Observation,
  index: number,
): void {
  for (let horizon = 1; horizon <= horizonMax; horizon += 1) {
    const forecast = origins[index - horizon]?.[horizon - 1];
    if (forecast !== undefined) {
      ranges.record(Math.abs(logOf(observation) - forecast.mean) / forecast.deviation, index);
      if (horizon === 1) {
        const came = observation.value / observation.base;
        ranges.adapt(!isInside80(forecast, came), !isInside95(forecast, came));
      }
    }
  }
}

function forecastFrom(model: Model, ranges: Ranges, bases: readonly number[]): Pending[] {
  const reaches = ranges.reach(model.residuals.length - 1);
  // The base of everything but shares is 1.
  const isShare = model.options.kind === 'share';
  const base = isShare ? (median(bases.slice(-countedWeeksMin)) ?? 1) : 1;
  let widest = 0;
  return Array.from({ length: horizonMax }, (_, index) => {
    const { mean, deviation, isOrdinary } = predictWeek(model, index + 1, base);
    // Slight differences in how well parts of the season are known must not make a range narrower
    // further ahead; a well-known event may.
    const prediction = { mean, deviation: Math.max(deviation, isOrdinary ? widest : 0) };
    widest = isOrdinary ? prediction.deviation : widest;
    return {
      ...prediction,
      horizon: index + 1,
      ...expectationOf(prediction, reaches, model.options.kind),
    };
  });
}

/** Converts from logs to the figure's unit. Ranges are rounded outwards; shares are capped at 1. */
function expectationOf(
  { mean, deviation }: Prediction,
  { reach80, reach95 }: { reach80: number; reach95: number },
  kind: SeriesKind,
): Expectation {
  const at = (deviations: number) => Math.exp(mean + deviations * deviation);
  const low = (value: number) => (kind === 'share' ? Math.min(1, value) : Math.floor(value));
  const high = (value: number) => (kind === 'share' ? Math.min(1, value) : Math.ceil(value));
  return {
    median: kind === 'share' ? Math.min(1, at(0)) : at(0),
    low80: low(at(-reach80)),
    high80: high(at(reach80)),
    low95: low(at(-reach95)),
    high95: high(at(reach95)),
  };
}

/** Whether the value was in the 80 % range, ends included. */
export function isInside80({ low80, high80 }: Expectation, came: number): boolean {
  return came >= low80 && came <= high80;
}

/** Whether the value was in the 95 % range, ends included. */
export function isInside95({ low95, high95 }: Expectation, came: number): boolean {
  return came >= low95 && came <= high95;
}
