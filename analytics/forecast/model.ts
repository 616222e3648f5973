import type { ChurchCalendar } from '../calendar/church-calendar.ts';
import { addWeeks, weeksBetween } from '../calendar/church-week.ts';
import { type Layout, layoutOf, type WeekDesign, weekDesign, withLastYear } from './design.ts';
import { learn, loosenLevel, meanOf, type State, stateOf, varianceOf } from './kalman.ts';
import { lastYearResidual } from './last-year-residuals.ts';
import { type BreakWatch, type WatchedWeek, watchBreaks } from './level-change.ts';
import {
  eventPriors,
  lastYearPrior,
  levelDeviation,
  type Prior,
  type PriorSource,
  seasonPriors,
} from './priors.ts';
import { type Scale, scales } from './scale.ts';
import type { Observation, SeriesKind } from './series.ts';

/** What a model needs to know about a series besides its values. */
export interface ModelOptions {
  kind: SeriesKind;
  calendar: ChurchCalendar;
  priors: PriorSource;
  /** Counted by hand: a week of nobody, or of three times the most expected, is asked about first. */
  isHeadcount?: boolean;
  /** Each value covers several weeks, so that errors in a row are no break. */
  isOverlapping?: boolean;
  /** Half of it may not be entered: a schedule, or a room. */
  mayBeHalf?: boolean;
  /** What the church has said of its weeks. */
  told?: Told | undefined;
}

/** What a church has said of a figure's weeks, by their first day. */
export interface Told {
  /** Whose counts are right, however unlikely. */
  sure: ReadonlySet<string>;
  /** From which on the level is another: nothing of the old one holds. */
  freed: ReadonlySet<string>;
  /** Of which it has said that nothing has changed; none by default. */
  same?: ReadonlySet<string>;
  /** Of gifts: of which, however few, all are entered, and so from then on; none by default. */
  entered?: ReadonlySet<string>;
  /** Days on which its notes say that something has; none by default. */
  changed?: ReadonlySet<string>;
}

/** The predictive distribution of a week, on the model's scale. */
export interface Prediction {
  mean: number;
  deviation: number;
}

/** A week as the model met it, knowing only the weeks before. */
interface MetWeek {
  /** The prediction error in standard deviations. */
  error: number;
  /** What season, holidays and last year added to the level, on the scale. */
  effects: number;
  /** The variance of one week's noise, as it was estimated then. */
  noise: number;
  isMajor: boolean;
}

/** A local-level model with fixed effects, learned in one pass: see docs/metrics/forecast.md. */
export interface Model {
  layout: Layout;
  /** What means, deviations and residuals are on. */
  scale: Scale;
  state: State;
  /** Each week's residual. */
  residuals: (number | null)[];
  /** Each week as it was met, from what was known before it; null when missing. */
  met: (MetWeek | null)[];
  /** Whether the level has moved at once. */
  watch: BreakWatch;
  /** The variance of one week's noise, on the scale. */
  noise: number;
  /** The number of weeks that the noise is estimated from. */
  noiseWeeks: number;
  options: ModelOptions;
  firstWeek: string;
  /** The indexes from which on the church has said that the level is another. */
  freed: ReadonlySet<number>;
  designs: Map<number, WeekDesign>;
}

const firstNoise = 0.13;
const firstNoiseWeeks = 10;
const noiseWeeksMax = 50;
/** The level's variance grows by this fraction of the noise each week. */
const levelGrowth = 0.015;
/** Beyond this many standard deviations, a week's weight is reduced. */
const patience = 2.5;
const patienceAtMajorEvents = 4;
const squaredDeviationsMax = 9;
/**
 * A model whose level is the first counted week, with nothing learned yet.
 *
 * @param index of that week in the series
 */
export function createModel(
  first: Observation,
  firstWeek: string,
  options: ModelOptions,
  index = 0,
): Model {
  const layout = layoutOf(options.calendar);
  const scale = scales[options.kind];
  const inLogs: Prior[] = [
    { mean: 0, deviation: levelDeviation },
    ...eventPriors(options.calendar, options.priors),
    ...seasonPriors(options.priors, options.calendar),
  ];
  const onScale = inLogs.map(({ mean, deviation }) => ({
    mean: scale.unit * mean,
    deviation: scale.unit * deviation,
  }));
  const state = stateOf([...onScale, lastYearPrior]);
  const model: Model = {
    layout,
    scale,
    state,
    residuals: [],
    met: [],
    watch: watchBreaks(layout.size),
    noise: (scale.unit * firstNoise) ** 2,
    noiseWeeks: firstNoiseWeeks,
    options,
    firstWeek,
    freed: indexesOf(options.told?.freed, firstWeek),
    designs: new Map(),
  };
  const start = scale.of(first);
  state.mean[0] = start - meanOf(state, designOf(model, index));
  if (scale.isFew(start, first.base)) {
    // The first count of a few is chance for the most part.
    loosenLevel(state, scale.noise(start, first.base));
  }
  return model;
}

/** Where weeks lie in a series that begins with another. */
export function indexesOf(
  weeks: ReadonlySet<string> | undefined,
  firstWeek: string,
): ReadonlySet<number> {
  return new Set([...(weeks ?? [])].map((week) => weeksBetween(firstWeek, week)));
}

/**
 * Updates the model with the next week. A missing one only widens the level's uncertainty.
 *
 * @returns the week's standardized prediction error; null when missing
 */
export function takeWeek(model: Model, observation: Observation | null): number | null {
  const index = model.residuals.length;
  const met = observation === null ? null : learnWeek(model, observation, index);
  model.met[index] = met;
  model.residuals[index] = observation === null ? null : residualOf(model, observation, index);
  loosenLevel(model.state, levelGrowth * model.noise);
  return met === null ? null : Math.abs(met.error);
}

/**
 * The prediction of the week `horizon` weeks (1 to 8) after the last one.
 *
 * @param base the denominator of a share; 1 for everything else
 * @returns the prediction, and whether the week is without an event
 */
export function predictWeek(
  model: Model,
  horizon: number,
  base: number,
): Prediction & { isOrdinary: boolean } {
  const design = designOf(model, model.residuals.length - 1 + horizon);
  const mean = meanOf(model.state, design);
  const variance =
    varianceOf(model.state, design) +
    levelGrowth * model.noise * (horizon - 1) +
    model.noise +
    model.scale.noise(mean, base);
  return { mean, deviation: Math.sqrt(variance), isOrdinary: design.events.length === 0 };
}

/**
 * A week's design with last year's residual. Remembered, since the residuals of a year ago no longer
 * change.
 */
export function designOf(model: Model, index: number): WeekDesign {
  const known = model.designs.get(index);
  if (known !== undefined) {
    return known;
  }
  const residual = lastYearResidual(model.residuals, index);
  const design = withLastYear(plainDesignOf(model, index), model.layout, residual);
  model.designs.set(index, design);
  return design;
}

function plainDesignOf({ firstWeek, options, layout }: Model, index: number): WeekDesign {
  return weekDesign(addWeeks(firstWeek, index), options.calendar, layout);
}

/** A robust update: for outliers the gain shrinks and the noise estimate is capped; a break is followed. */
function learnWeek(model: Model, observation: Observation, index: number): MetWeek {
  const { state, noise, scale } = model;
  const design = designOf(model, index);
  const isWatched = model.options.isOverlapping !== true;
  if (!isWatched && isFreed(model, index)) {
    loosenLevel(state, (scale.unit * levelDeviation) ** 2);
  }
  const mean = meanOf(state, design);
  const effects = mean - (state.mean[0] ?? 0);
  const variance = varianceOf(state, design) + noise + scale.noise(mean, observation.base);
  const innovation = scale.innovation(observation, mean);
  const error = innovation / Math.sqrt(variance);
  if (isWatched) {
    model.watch.expect({ index, observation }, state);
  }
  const weight = weightOf(design, error);
  const covarianceWithWeek = learn(state, design, { innovation, variance, weight });
  if (isWatched) {
    const week = { index, design, covarianceWithWeek, weight, variance, distance: error };
    const isFew = scale.isFew(mean, observation.base);
    const changed = isFreed(model, index) ? model.watch.free() : model.watch.take(week, isFew);
    learnAgain(model, changed);
  }
  model.noiseWeeks = Math.min(model.noiseWeeks + 1, noiseWeeksMax);
  model.noise += (noise * (Math.min(error ** 2, squaredDeviationsMax) - 1)) / model.noiseWeeks;
  return { error, effects, noise, isMajor: design.major };
}

/** Whether the church has said that this week, or uncounted ones right before it, began a new level. */
function isFreed({ freed, met }: Model, index: number): boolean {
  const before = met.findLastIndex((each) => each !== null);
  return [...freed].some((from) => from <= index && from > before);
}

function weightOf({ major }: WeekDesign, error: number): number {
  return Math.min(1, (major ? patienceAtMajorEvents : patience) / Math.abs(error));
}

/** Learns the weeks since a break from what was believed before it, with a level that may be anywhere. */
function learnAgain({ state, ...model }: Model, weeks: readonly WatchedWeek[]): void {
  const { scale, noise } = model;
  weeks.forEach(({ index, observation, before }, place) => {
    const design = designOf({ state, ...model }, index);
    if (place === 0) {
      state.mean.set(before.mean);
      state.covariance.set(before.covariance);
      const apart = scale.of(observation) - meanOf(state, design);
      // As open as a first week's at least: its first week alone may lie near the old level.
      loosenLevel(state, Math.max(scale.unit * levelDeviation, Math.abs(apart)) ** 2);
    }
    const mean = meanOf(state, design);
    const variance = varianceOf(state, design) + noise + scale.noise(mean, observation.base);
    // The distance of a few people is of the first order, with which so loose a level would overshoot.
    const innovation = scale.of(observation) - mean;
    const weight = weightOf(design, innovation / Math.sqrt(variance));
    learn(state, design, { innovation, variance, weight });
    const weeksToNext = (weeks[place + 1]?.index ?? index) - index;
    loosenLevel(state, levelGrowth * noise * weeksToNext);
  });
}

function residualOf(model: Model, observation: Observation, index: number): number | null {
  const design = plainDesignOf(model, index);
  return design.major ? null : model.scale.innovation(observation, meanOf(model.state, design));
}
