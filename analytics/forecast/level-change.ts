import type { State } from './kalman.ts';
import { type LearnedWeek, levelSteps } from './level-steps.ts';
import type { Observation } from './series.ts';

/** A break has at least so many weeks, so that two odd ones are none; after so many its level is the usual one. */
const breakWeeks = { min: 4, max: 10 };
/** From so many standard deviations on the newest weeks are a break: more of few weeks, of which there are more to choose from. */
const limit = { standard: 3, ofFewPeople: 4.5 };
const short = { weeks: 7, more: 0.5 };
const errorMax = 3;

/** A counted week, with what was believed before it. */
export type WatchedWeek = { index: number; observation: Observation; before: State };

/** Watches whether the level has moved at once, since the last time that it has. */
export type BreakWatch = {
  /** Remembers what is believed before a week. */
  expect: (week: Omit<WatchedWeek, 'before'>, state: State) => void;
  /**
   * Takes the same week once it is learned.
   *
   * @param isFew whether so few are expected that their errors are lopsided
   * @returns the weeks since a break, oldest first; none without one
   */
  take: (week: LearnedWeek & { distance: number }, isFew: boolean) => readonly WatchedWeek[];
  /** The newest week, where the church itself says that the level is another from it on. */
  free: () => readonly WatchedWeek[];
};

/**
 * Monitoring with intervention (West and Harrison, Bayesian Forecasting and Dynamic Models, chapter 11).
 * A level that follows the data hides in its errors more and more of a break, so they are weighed by what a step
 * would have left of itself in each.
 *
 * @param size of the model's state
 */
export function watchBreaks(size: number): BreakWatch {
  let watched: WatchedWeek[] = [];
  const steps = levelSteps(size, (_since, _newest, count) => count >= breakWeeks.max);
  const since = (first: number) => {
    const weeks = watched.filter(({ index }) => index >= first);
    watched = [];
    steps.drop();
    return weeks;
  };
  return {
    expect: (week, state) => {
      const old = watched.length === breakWeeks.max ? watched.shift() : undefined;
      watched.push({ ...week, before: copyInto(old?.before, state) });
    },
    take: (week, isFew) => {
      const distance = Math.max(-errorMax, Math.min(errorMax, week.distance));
      steps.take({ ...week, distance });
      const most = isFew ? limit.ofFewPeople : limit.standard;
      const isBreak = steps.clearest((deviations, weeks) =>
        weeks < breakWeeks.min
          ? 0
          : Math.abs(deviations) / (weeks < short.weeks ? most + short.more : most),
      );
      const likeliest = isBreak && steps.clearest(Math.abs);
      return likeliest === undefined ? [] : since(likeliest.since);
    },
    free: () => since(watched.at(-1)?.index ?? 0),
  };
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
