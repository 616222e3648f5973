import { median } from 'd3-array';
import type { Expectation } from '#contract/expectation.ts';
import { type BelievedPart, passByBelief } from './believed-parts.ts';
import type { Doubt } from './doubted-weeks.ts';
import { believedFrom, isHardly } from './holes.ts';
import { isInside80, isInside95 } from './inside.ts';
import {
  createModel,
  indexesOf,
  type Model,
  type ModelOptions,
  predictWeek,
  takeWeek,
} from './model.ts';
import { reach95, unusualFrom } from './normal-reach.ts';
import { createRanges, type Ranges, type Reaches } from './ranges.ts';
import type { Scale } from './scale.ts';
import {
  countedWeeksMin,
  hasBase,
  type Observation,
  type SeriesKind,
  type WeeklySeries,
} from './series.ts';
import { noLessThanUsual } from './usual-amount.ts';

/** The longest horizon, in weeks. */
export const horizonMax = 8;
/** A headcount over so many times the most expected is asked about. */
const askedFrom = 3;
/** A few people may well become a few more. */
const fewest = 10;
const horizons = Array.from({ length: horizonMax }, (_, index) => index + 1);

/** A week's forecast at one horizon. */
export interface Forecast extends Expectation {
  /** Weeks ahead of the origin, 1 to 8. */
  horizon: number;
}

/** The result of one pass: the forecasts made after each week, none using later weeks. */
export interface Pass {
  model: Model;
  /** The usual base of the newest weeks; 1 for what is no share. */
  base: number;
  /**
   * The forecasts of the eight weeks after an origin, nearest first; empty where fewer than eight weeks
   * had been counted.
   *
   * @param origin the index of the last known week
   */
  forecastsFrom: (origin: number) => Forecast[];
  /** The weeks' indexes that are not believed until somebody has answered, and so not learned from. */
  asked: ReadonlySet<number>;
  /** The weeks' indexes of which next to nothing of an amount is there: it may not be entered, and is not learned. */
  holes: ReadonlySet<number>;
  /** What was learned from: the weeks that are believed, amounts no less than a tenth of the usual one. */
  learned: readonly (Observation | null)[];
  /** Weeks that may be there by half only, and so are neither learned from nor compared with. */
  doubts: readonly Doubt[];
  /** Where there are any: the passes over what was believed at the time, oldest first. */
  parts: readonly BelievedPart[];
  /** Half the width of the 95 % range after an origin, in standard deviations. */
  reach95From: (origin: number) => number | undefined;
  /** One of them. */
  forecastFrom: (origin: number, horizon: number) => Forecast | undefined;
}

/**
 * The predictions of every origin, eight in a row. Plain numbers, because few of them are ever turned
 * into forecasts.
 */
interface Predictions {
  scale: Scale;
  means: Float64Array;
  deviations: Float64Array;
  /** By the index of the origin; a hole where fewer than eight weeks had been counted. */
  reaches: Reaches[];
  /** The usual base at each origin; 1 for what is no share. */
  bases: number[];
  /** What is as good as none after each origin; 0 for what is no amount. */
  least: number[];
}

/**
 * Runs the model over a series once, which yields the forecasts of every past week as well; once more where weeks came to
 * be doubted.
 */
export function runOnePass(series: WeeklySeries, options: ModelOptions): Pass | null {
  const whole = passOver(series, options);
  return whole && passByBelief(whole, { series, options }, passOver);
}

function passOver(series: WeeklySeries, options: ModelOptions): Pass | null {
  const { observations, firstWeek } = series;
  const sure = indexesOf(options.told?.sure, firstWeek);
  const firstIndex = observations.findIndex(
    (each) => each !== null && !(options.isHeadcount && each.value === 0),
  );
  const first = observations[firstIndex] ?? null;
  if (first === null) {
    return null;
  }
  const model = createModel(first, firstWeek, options, firstIndex);
  const size = horizonMax * observations.length;
  const ranges = createRanges(size);
  const predictions: Predictions = {
    scale: model.scale,
    means: new Float64Array(size),
    deviations: new Float64Array(size),
    reaches: [],
    bases: [],
    least: [],
  };
  const bases: number[] = [];
  const asked = new Set<number>();
  const learned: (Observation | null)[] = [];
  const holes = new Set<number>();
  const noLess = options.kind === 'amount' ? noLessThanUsual() : null;
  const isBelieved = believedFrom(indexesOf(options.told?.entered, firstWeek));
  observations.forEach((counted, index) => {
    const isAsked =
      options.isHeadcount === true && !sure.has(index) && isDoubtful(predictions, counted, index);
    const taken = isAsked
      ? { believed: null, isHole: false }
      : takeAmount(noLess, counted, {
          expected: forecastOf(predictions, index - 1, 1),
          isAfterHole: isAfterHole(holes, observations, index),
          isBelieved: (isLow) => isBelieved(index, isLow),
        });
    const observation = taken.isHole ? null : taken.believed;
    learned.push(taken.believed);
    noteIn(holes, index, taken.isHole);
    noteIn(asked, index, isAsked);
    takeWeek(model, observation);
    predictions.least[index] = noLess?.least() ?? 0;
    if (observation !== null) {
      bases.push(observation.base);
      settle(ranges, predictions, observation, index);
    }
    if (bases.length >= countedWeeksMin) {
      predictions.reaches[index] = ranges.reach(index);
      predictFrom(model, predictions, index, usualBase(options.kind, bases));
    }
  });
  const forecastFrom = (origin: number, horizon: number) =>
    forecastOf(predictions, origin, horizon);
  return {
    model,
    base: predictions.bases.at(-1) ?? 1,
    ...{ asked, holes, learned, doubts: [], parts: [] },
    reach95From: (origin) => predictions.reaches[origin]?.reach95,
    forecastFrom,
    forecastsFrom: (origin) => horizons.flatMap((horizon) => forecastFrom(origin, horizon) ?? []),
  };
}

/** Whether a slip of the pen is likelier than that so many, or nobody, came. */
function isDoubtful(
  predictions: Predictions,
  observation: Observation | null,
  index: number,
): boolean {
  const expected = observation === null ? undefined : forecastOf(predictions, index - 1, 1);
  if (observation === null) {
    return false;
  }
  if (observation.value === 0) {
    return expected === undefined || expected.low95 > 0;
  }
  return (
    expected !== undefined && observation.value > askedFrom * Math.max(expected.high80, fewest)
  );
}

function noteIn(indexes: Set<number>, index: number, isIn: boolean): void {
  if (isIn) {
    indexes.add(index);
  }
}

/** Whether the counted week before is a hole: weeks that nobody counted do not end one. */
function isAfterHole(
  holes: ReadonlySet<number>,
  observations: WeeklySeries['observations'],
  index: number,
): boolean {
  let before = index - 1;
  while (before >= 0 && !observations[before]) {
    before -= 1;
  }
  return holes.has(before);
}

/** What hardly any week lies below: beyond the 95 % range as far as an unusual week does, in logarithms. */
function farBelow({ median: middle, low95 }: Forecast): number {
  return middle * (low95 / middle) ** (unusualFrom / reach95);
}

/** A week as it is believed, and whether next to nothing of the usual amount is there: less than weeks ever are. */
function takeAmount(
  noLess: ReturnType<typeof noLessThanUsual> | null,
  counted: Observation | null,
  {
    expected,
    isAfterHole,
    isBelieved,
  }: {
    expected: Forecast | undefined;
    isAfterHole: boolean;
    isBelieved: (isLow: boolean) => boolean;
  },
): { believed: Observation | null; isHole: boolean } {
  if (noLess === null || counted === null) {
    return { believed: counted, isHole: false };
  }
  const isLow = isHardly(counted.value, noLess.usual());
  const isHole =
    !isBelieved(isLow) &&
    isLow &&
    expected !== undefined &&
    (isAfterHole || counted.value / counted.base < farBelow(expected));
  return { believed: isHole ? noLess.raise(counted) : noLess.take(counted), isHole };
}

/** Feeds the errors of a week's earlier forecasts into the next ranges. */
function settle(
  ranges: Ranges,
  predictions: Predictions,
  observation: Observation,
  index: number,
): void {
  const { scale, means, deviations, reaches } = predictions;
  for (const horizon of horizons) {
    const origin = index - horizon;
    if (reaches[origin] !== undefined) {
      const at = placeOf(origin, horizon);
      const miss = scale.innovation(observation, means[at] ?? 0);
      ranges.record(Math.abs(miss) / (deviations[at] ?? 1), index);
    }
    const next = horizon === 1 ? forecastOf(predictions, origin, horizon) : undefined;
    if (next !== undefined) {
      const value = observation.value / observation.base;
      ranges.adapt(!isInside80(next, value), !isInside95(next, value));
    }
  }
}

/** The base of an ordinary week lately; that of plain numbers is 1 in every week. */
function usualBase(kind: SeriesKind, bases: readonly number[]): number {
  return hasBase(kind) ? Math.max(1, Math.round(median(bases.slice(-countedWeeksMin)) ?? 1)) : 1;
}

function placeOf(origin: number, horizon: number): number {
  return origin * horizonMax + horizon - 1;
}

function predictFrom(
  model: Model,
  { means, deviations, bases }: Predictions,
  origin: number,
  base: number,
): void {
  bases[origin] = base;
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
  { scale, means, deviations, reaches, bases, least }: Predictions,
  origin: number,
  horizon: number,
): Forecast | undefined {
  const reach = reaches[origin];
  if (reach === undefined) {
    return undefined;
  }
  const place = placeOf(origin, horizon);
  const base = bases[origin] ?? 1;
  const at = (times: number) =>
    scale.value((means[place] ?? 0) + times * (deviations[place] ?? 0), base);
  // Whole members of the base: people, cents, or guests of a share.
  const none = least[origin] ?? 0;
  const low = (times: number) =>
    at(-times) * base > none ? Math.floor(at(-times) * base) / base : 0;
  const high = (times: number) => Math.ceil(at(times) * base) / base;
  return {
    horizon,
    median: at(0),
    low80: low(reach.reach80),
    high80: high(reach.reach80),
    low95: low(reach.reach95),
    high95: high(reach.reach95),
  };
}
