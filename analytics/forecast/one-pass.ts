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
import { createRanges, type Ranges, type Reaches } from './ranges.ts';
import { countedWeeksMin, type Observation, type SeriesKind, type WeeklySeries } from './series.ts';

/** The longest horizon, in weeks. */
export const horizonMax = 8;
const horizons = Array.from({ length: horizonMax }, (_, index) => index + 1);

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
  /**
   * The forecasts of the eight weeks after an origin, nearest first; empty where fewer than eight weeks
   * had been counted.
   *
   * @param origin the index of the last known week
   */
  forecastsFrom: (origin: number) => Forecast[];
  /** One of them. */
  forecastFrom: (origin: number, horizon: number) => Forecast | undefined;
}

/**
 * The predictions of every origin, eight in a row. Plain numbers, because few of them are ever turned
 * into forecasts.
 */
interface Predictions {
  kind: SeriesKind;
  means: Float64Array;
  deviations: Float64Array;
  /** By the index of the origin; a hole where fewer than eight weeks had been counted. */
  reaches: Reaches[];
}

/** Runs the model over a series once, which yields the forecasts of every past week as well. */
export function runOnePass(series: WeeklySeries, options: ModelOptions): Pass | null {
  const { observations, firstWeek } = series;
  const [first] = observations;
  if (first === undefined || first === null) {
    return null;
  }
  const model = createModel(first, firstWeek, options);
  const size = horizonMax * observations.length;
  const ranges = createRanges(size);
  const predictions: Predictions = {
    kind: options.kind,
    means: new Float64Array(size),
    deviations: new Float64Array(size),
    reaches: [],
  };
  const bases: number[] = [];
  observations.forEach((observation, index) => {
    takeWeek(model, observation);
    if (observation !== null) {
      bases.push(observation.base);
      settle(ranges, predictions, observation, index);
    }
    if (bases.length >= countedWeeksMin) {
      predictions.reaches[index] = ranges.reach(index);
      predictFrom(model, predictions, index, bases);
    }
  });
  const forecastFrom = (origin: number, horizon: number) =>
    forecastOf(predictions, origin, horizon);
  return {
    model,
    forecastFrom,
    forecastsFrom: (origin) => horizons.flatMap((horizon) => forecastFrom(origin, horizon) ?? []),
  };
}

/** Feeds the errors of a week's earlier forecasts into the next ranges. */
function settle(
  ranges: Ranges,
  predictions: Predictions,
  observation: Observation,
  index: number,
): void {
  const { means, deviations, reaches } = predictions;
  const log = logOf(observation);
  for (const horizon of horizons) {
    const origin = index - horizon;
    if (reaches[origin] !== undefined) {
      const at = placeOf(origin, horizon);
      ranges.record(Math.abs(log - (means[at] ?? 0)) / (deviations[at] ?? 1), index);
    }
    const next = horizon === 1 ? forecastOf(predictions, origin, horizon) : undefined;
    if (next !== undefined) {
      const came = observation.value / observation.base;
      ranges.adapt(!isInside80(next, came), !isInside95(next, came));
    }
  }
}

function placeOf(origin: number, horizon: number): number {
  return origin * horizonMax + horizon - 1;
}

function predictFrom(
  model: Model,
  { kind, means, deviations }: Predictions,
  origin: number,
  bases: readonly number[],
): void {
  // The base of everything but shares is 1.
  const base = kind === 'share' ? (median(bases.slice(-countedWeeksMin)) ?? 1) : 1;
  let widest = 0;
  for (const horizon of horizons) {
    const { mean, deviation, isOrdinary } = predictWeek(model, horizon, base);
    const at = placeOf(origin, horizon);
    means[at] = mean;
    // Slight differences in how well parts of the season are known must not make a range narrower
    // further ahead; a well-known event may.
    const held = Math.max(deviation, isOrdinary ? widest : 0);
    deviations[at] = held;
    widest = isOrdinary ? held : widest;
  }
}

function forecastOf(
  { kind, means, deviations, reaches }: Predictions,
  origin: number,
  horizon: number,
): Forecast | undefined {
  const reach = reaches[origin];
  if (reach === undefined) {
    return undefined;
  }
  const at = placeOf(origin, horizon);
  const prediction = { mean: means[at] ?? 0, deviation: deviations[at] ?? 0 };
  return { horizon, ...expectationOf(prediction, reach, kind) };
}

/** Converts from logs to the figure's unit. Ranges are rounded outwards; shares are capped at 1. */
function expectationOf(
  { mean, deviation }: Prediction,
  { reach80, reach95 }: Reaches,
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
