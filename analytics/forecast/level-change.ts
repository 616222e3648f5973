import type { State } from './kalman.ts';
import type { Observation } from './series.ts';

/**
 * Monitoring with intervention (West and Harrison, Bayesian Forecasting and Dynamic Models, chapter 11):
 * the newest errors, so many standard deviations off together, are a break. At least four, so that two
 * odd weeks are none, at most ten, so that a fall of two standard deviations is one however it begins.
 */
const breakWeeks = { min: 4, max: 10 };
const breakDistance = 3.3;
const breakDistanceOfFew = 4.5;
const breakErrorMax = 3;

/** A counted week, with what was believed before it. */
export type WatchedWeek = {
  index: number;
  observation: Observation;
  /** The standardized error. */
  error: number;
  before: State;
};

/** The counted weeks since the last break, the newest first. */
export type BreakWatch = WatchedWeek[];

/**
 * Adds a week, and tells whether the level has broken; then watching begins anew.
 *
 * @param isFew whether so few are expected that their errors are lopsided
 * @param isFreed whether the church itself says that the level is another from this week on
 * @returns the weeks since the break, oldest first, the likeliest ones; none without a break
 */
export function watchWeek(
  watch: BreakWatch,
  { state, ...week }: Omit<WatchedWeek, 'before'> & { state: State },
  { isFew, isFreed }: { isFew: boolean; isFreed: boolean },
): readonly WatchedWeek[] {
  watch.unshift({ ...week, before: copyInto(watch[breakWeeks.max - 1]?.before, state) });
  watch.length = Math.min(watch.length, breakWeeks.max);
  const sign = Math.sign(week.error);
  const distance = isFew ? breakDistanceOfFew : breakDistance;
  const together = { clipped: 0, all: 0 };
  let isBreak = false;
  let likeliest = { weeks: 0, far: 0 };
  watch.forEach(({ error }, index) => {
    const weeks = index + 1;
    together.clipped += sign * Math.max(-breakErrorMax, Math.min(breakErrorMax, error));
    together.all += sign * error;
    isBreak ||= weeks >= breakWeeks.min && together.clipped > distance * Math.sqrt(weeks);
    const far = together.all / Math.sqrt(weeks);
    likeliest = far > likeliest.far ? { weeks, far } : likeliest;
  });
  if (isFreed) {
    return watch.splice(0).slice(0, 1);
  }
  return isBreak ? watch.splice(0).slice(0, likeliest.weeks).reverse() : [];
}

/** A copy of a state, in the place of one that is no longer needed. */
function copyInto(old: State | undefined, { mean, covariance }: State): State {
  if (old === undefined) {
    return { mean: mean.slice(), covariance: covariance.slice() };
  }
  old.mean.set(mean);
  old.covariance.set(covariance);
  return old;
}
