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

/** The furthest week ahead that is forecast. */
export const horizonMax = 8;

/** A middle and two ranges, in the figure's own unit. */
export interface Expectation {
  median: number;
  low80: number;
  high80: number;
  low95: number;
  high95: number;
}

/** What was expected of a week, so many weeks before. */
export interface Forecast extends Expectation {
  /** Weeks ahead of the origin, 1 to 8. */
  horizon: number;
}

/** All that was known after one pass: what each week's forecasts were, with nothing of later weeks in them. */
export interface Pass {
  model: Model;
  /** By the index of the origin, the last week known; empty where fewer than eight weeks were counted. */
  origins: readonly (readonly Forecast[])[];
}

interface Pending extends Forecast, Prediction {}

/** Runs the model over a series once. The forecasts of every past week fall out on the way. */
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

/** The forecasts that were made for a week that has come now teach the next ranges. */
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
  // Of everything but shares the base is 1.
  const isShare = model.options.kind === 'share';
  const base = isShare ? (median(bases.slice(-countedWeeksMin)) ?? 1) : 1;
  let widest = 0;
  return Array.from({ length: horizonMax }, (_, index) => {
    const { mean, deviation, isOrdinary } = predictWeek(model, index + 1, base);
    // Parts of the season are known better than others, by a hair. That is no reason for a range that
    // shrinks while it looks further ahead; an event that is known well is one.
    const prediction = { mean, deviation: Math.max(deviation, isOrdinary ? widest : 0) };
    widest = isOrdinary ? prediction.deviation : widest;
    return {
      ...prediction,
      horizon: index + 1,
      ...expectationOf(prediction, reaches, model.options.kind),
    };
  });
}

/** From the log to the figure's unit. Ranges of counts and amounts are rounded outwards; a share ends at 1. */
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

/** Whether what came lay in the 80 % range, its ends included. */
export function isInside80({ low80, high80 }: Expectation, came: number): boolean {
  return came >= low80 && came <= high80;
}

/** Whether what came lay in the 95 % range, its ends included. */
export function isInside95({ low95, high95 }: Expectation, came: number): boolean {
  return came >= low95 && came <= high95;
}
