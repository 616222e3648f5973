import { median, sum } from 'd3-array';
import { addWeeks } from '../calendar/church-week.ts';
import { knownAt } from '../forecast/believed-parts.ts';
import type { Pass } from '../forecast/one-pass.ts';
import type { WeeklySeries } from '../forecast/series.ts';

/** A level that has moved at once and has stayed there, in people of an ordinary week. */
export type LevelBreak = {
  /** The first week at the new level. */
  since: string;
  /** The medians of the ordinary weeks before it and since. */
  before: number;
  after: number;
};

/** An answer about a level holds for breaks so near: as weeks come in, the likeliest week of one moves. */
export const sameBreakWeeks = 13;

/** Ordinary weeks on each side: fewer prove nothing, more are too long ago. */
const weeksBefore = { min: 13, max: 26 };
const weeksAfter = { min: 4, max: 26 };
/** A quarter or more. */
const ratio = { up: 1.25, down: 0.75 };
/** The move in standard deviations of the two medians; high, for the likeliest of many weeks is taken. */
const clear = 4.5;
/** The variance of a median over that of a mean. */
const medianVariance = Math.PI / 2;
/** Of fewer people on both sides, a quarter is a few. */
const peopleMin = 12;
/** At once: the weeks beside the break are nearer to their own side's level than this part of the way. */
const nearBy = 1 / 3;
const weeksBeside = 4;

type Week = { index: number; value: number; level: number };

/**
 * Whether the level has moved at once by a quarter or more within the last half year and has stayed there:
 * what a church is asked about. Season and holidays are taken out; weeks that are asked about do not count.
 *
 * @param series counts of people or amounts
 * @param pass the model over the same series
 * @param length how many of its weeks are known; all by default
 */
export function levelBreakOf(
  series: WeeklySeries,
  pass: Pass,
  length = series.observations.length,
): LevelBreak | null {
  const known = knownAt(series, pass, length - 1);
  const weeks = ordinaryWeeks(known.series, known.pass).filter(({ index }) => index < length);
  const [best] = splitsOf(weeks, length).toSorted((a, b) => a.off - b.off);
  if (!best || !isBreak(best)) {
    return null;
  }
  return {
    since: addWeeks(series.firstWeek, best.since),
    before: median(best.before, ({ value }) => value) ?? 0,
    after: median(best.after, ({ value }) => value) ?? 0,
  };
}

/** Somebody who is late with a schedule is not asked before. */
const doubtedWeeks = 4;

/** A level of which about half stays away, as long as it is doubted: what a church is asked about too. */
export function doubtedLevel(
  { firstWeek, observations }: WeeklySeries,
  { doubts }: Pass,
): LevelBreak | null {
  const newest = observations.length - 1;
  const doubt = doubts.find(
    ({ from, last, until }) => from + doubtedWeeks <= newest && newest <= last && newest < until,
  );
  if (!doubt) {
    return null;
  }
  const { since, from } = doubt;
  const middleOf = (start: number, end?: number) =>
    median(observations.slice(Math.max(0, start), end), (each) => each?.value) ?? 0;
  return {
    since: addWeeks(firstWeek, since),
    before: middleOf(since - weeksBefore.max, since),
    after: middleOf(from),
  };
}

/** The weeks without a major holiday, with what remains of each without season and holidays, in logarithms. */
export function ordinaryWeeks({ observations }: WeeklySeries, { model }: Pass): Week[] {
  return observations.flatMap((observation, index): Week[] => {
    const met = model.met[index] ?? null;
    if (observation === null || met === null || met.isMajor) {
      return [];
    }
    const { value } = observation;
    return [{ index, value, level: Math.log(Math.max(0.5, value)) - met.effects }];
  });
}

type Split = {
  since: number;
  before: readonly Week[];
  after: readonly Week[];
  levelBefore: number;
  levelAfter: number;
  /** How far the weeks lie from their side's level, on average. */
  off: number;
};

function splitsOf(weeks: readonly Week[], length: number): Split[] {
  return weeks.flatMap(({ index: since }, place): Split[] => {
    const before = weeks.slice(Math.max(0, place - weeksBefore.max), place);
    const after = weeks.slice(place);
    if (
      length - since > weeksAfter.max ||
      before.length < weeksBefore.min ||
      after.length < weeksAfter.min
    ) {
      return [];
    }
    const levelBefore = median(before, ({ level }) => level) ?? 0;
    const levelAfter = median(after, ({ level }) => level) ?? 0;
    // The same weeks for each split: those that may lie after it, and half a year before them.
    const all = weeks.filter(({ index }) => index >= length - weeksAfter.max - weeksBefore.max);
    const off = sum(all, ({ index, level }) =>
      Math.abs(level - (index < since ? levelBefore : levelAfter)),
    );
    return [{ since, before, after, levelBefore, levelAfter, off }];
  });
}

function isBreak({ before, after, levelBefore, levelAfter }: Split): boolean {
  const moved = levelAfter - levelBefore;
  const [was = 0, is = 0] = [before, after].map((list) => median(list, ({ value }) => value));
  const isLarge =
    Math.max(was, is) >= peopleMin &&
    [Math.exp(moved), is / was].every((by) => by >= ratio.up || by <= ratio.down);
  const part = (list: readonly Week[]) =>
    ((median(list, ({ level }) => level) ?? 0) - levelBefore) / moved;
  const isAtOnce =
    part(before.slice(-weeksBeside)) < nearBy &&
    part(after.slice(0, weeksBeside)) > 1 - nearBy &&
    part(after.slice(-weeksBeside)) > 1 - nearBy;
  return isLarge && isAtOnce && isClear({ before, after, levelBefore, levelAfter });
}

function isClear({
  before,
  after,
  levelBefore,
  levelAfter,
}: Omit<Split, 'since' | 'off'>): boolean {
  const residuals = [
    ...before.map(({ level }) => level - levelBefore),
    ...after.map(({ level }) => level - levelAfter),
  ];
  const spread = 1.4826 * (median(residuals, Math.abs) ?? 0);
  // People never vary less than chance alone makes them.
  const varianceOf = (list: readonly Week[]) =>
    (medianVariance *
      Math.max(spread ** 2, 1 / Math.max(0.5, median(list, ({ value }) => value) ?? 0))) /
    list.length;
  const deviation = Math.sqrt(varianceOf(before) + varianceOf(after));
  return Math.abs(levelAfter - levelBefore) >= clear * deviation;
}
