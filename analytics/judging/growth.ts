import { median, sum } from 'd3-array';
import type { Growth, YearToDate } from '#contract/functions/pulse-verdict.ts';
import { leaningsOf } from '#contract/messages/growth.ts';
import type { ChurchCalendar } from '../calendar/church-calendar.ts';
import { addWeeks, sundayOf } from '../calendar/church-week.ts';
import { dayNumber } from '../calendar/plain-date.ts';
import { remembered, steadily } from './steady.ts';
import { type Pair, pairsOf, type Way, yearBefore } from './year-pairs.ts';

/** A week that counts. */
type GrowthWeek = { week: string; value: number };

type Options = {
  calendar: ChurchCalendar;
  /** How many weeks each value covers: neighbors then share readings. */
  windowWeeks?: number;
  /** Whether the values are people, whose chance is at least Poisson's. */
  isCount?: boolean;
};

const stretches = [26, 13] as const;
/** So far beyond their limits, the words of the Monday before are still said. */
const steadySlack = 0.02;
/** Of a stretch, so many weeks must be counted in both years. */
const countedShare = 0.6;
/** Of fewer weeks the spread is a guess. */
const countedMin = 8;
/** The 80 % normal quantile, wider for how little a spread of so few weeks is known. */
const range80 = 1.6;
/**
 * A level that nobody would call changed wanders so much from year to year, in logarithms: ranges of large
 * churches, whose chance is small, allow for it. A level that walks by 0.4 % a week makes 0.026 of it.
 */
const wander = 0.02;
/** A change is claimed from so many standard deviations on where the spread is known, and so large. */
const claim = { deviations: 3.05, change: 0.04 };
/** And of so much of a stretch: after a gap, what is left of it is not the whole. */
const claimedShare = 0.8;
/** Pairs farther out than this many robust standard deviations are not of the stretch's kind. */
const outlier = 4;

/**
 * The year over year of the last 26 weeks, else 13, lined up by Easter near it. Only weeks count that
 * were counted in both years and have the same holidays in both. The change is a ratio of sums, its range
 * that of a ratio estimate (Cochran, Sampling Techniques, 6.4), widened for neighbors that are alike and
 * for what the date of Easter moves: a change is claimed only where lining up by date claims it as well.
 *
 * @param counted settled weeks, masked ones left out, in any order
 * @param last the newest week
 * @returns null where too few weeks were counted in both years
 */
export function growthOf(
  counted: readonly GrowthWeek[],
  last: string,
  options: Options,
): Growth | null {
  return growthsOf(counted, last, options)[0] ?? null;
}

/** The same of each stretch of which enough weeks were counted, the longest first. */
export function growthsOf(
  counted: readonly GrowthWeek[],
  last: string,
  options: Options,
): Growth[] {
  return stretches.flatMap((weeks) => {
    const growthAt = remembered((back) =>
      growthOver(counted, addWeeks(last, -back), weeks, options),
    );
    const growth = growthAt(0);
    return growth ? [{ weeks, ...growth, ...leaningOver(growthAt) }] : [];
  });
}

/** The words of a change, which those of the Monday before are as long as they hold about as well. */
function leaningOver(
  growthAt: (back: number) => ReturnType<typeof growthOver>,
): Pick<Growth, 'leaning'> {
  const leaningsAt = (slack: number) => (back: number) => {
    const growth = growthAt(back);
    return growth && leaningsOf(growth, slack);
  };
  const leaning = steadily(leaningsAt(steadySlack), (back) => leaningsAt(0)(back)?.[0] ?? null);
  return leaning === null ? {} : { leaning };
}

/**
 * The year over year of the weeks whose Sunday is in the newest week's calendar year, as `growthOf`.
 *
 * @returns null where too few weeks were counted in both years
 */
export function yearToDateOf(
  counted: readonly GrowthWeek[],
  last: string,
  options: Options,
): YearToDate | null {
  const sunday = sundayOf(last);
  const newYear = `${sunday.slice(0, 4)}-01-01`;
  const weeks = Math.floor((dayNumber(sunday) - dayNumber(newYear)) / 7) + 1;
  const growth = growthOver(counted, last, weeks, options);
  return growth && { weeks, ...growth };
}

/**
 * The year over year of so many weeks up to one, as `growthOf`.
 *
 * @returns null where too few weeks were counted in both years
 */
export function growthOver(
  counted: readonly GrowthWeek[],
  last: string,
  weeks: number,
  options: Options,
): Omit<Growth, 'weeks'> | null {
  const values = new Map(counted.map((each) => [each.week, each.value]));
  const compareBy = (way: Way) => {
    const pairs = pairsOf(values, last, weeks, (week) => yearBefore(week, options.calendar)[way]);
    const isEnough = pairs.length >= Math.max(countedMin, countedShare * weeks);
    const isWhole = pairs.length >= claimedShare * weeks;
    return isEnough && sum(pairs, ({ then }) => then) > 0
      ? { ...compare(pairs, options), isWhole }
      : null;
  };
  const byEaster = compareBy('byEaster');
  const growth = byEaster && growthBy(byEaster, compareBy('byDate'));
  return growth && Number.isFinite(growth.low) && Number.isFinite(growth.high) ? growth : null;
}

/** A comparison with last year, in logarithms. */
type Comparison = {
  ratio: number;
  deviation: number;
  /** How many weeks the deviation is known from. */
  weeks: number;
  /** Whether enough of the stretch was counted in both years to claim anything of it. */
  isWhole: boolean;
};

/** @param byDate the same lined up by date; null where too few of those weeks were counted */
function growthBy(byEaster: Comparison, byDate: Comparison | null): Omit<Growth, 'weeks'> {
  const change = Math.exp(byEaster.ratio) - 1;
  const apart = byDate ? (byEaster.ratio - byDate.ratio) / 2 : 0;
  const reach = range80 * Math.hypot(byEaster.deviation, apart, wander);
  const isClaimed =
    byDate !== null &&
    Math.abs(byEaster.ratio) > reach &&
    sideOf(byEaster) !== 0 &&
    sideOf(byEaster) === sideOf(byDate);
  const low = Math.exp(byEaster.ratio - reach) - 1;
  const high = Math.exp(byEaster.ratio + reach) - 1;
  return isClaimed
    ? { change, low, high, said: change > 0 ? 'up' : 'down' }
    : // A range without 0 would claim what is not sure enough to be claimed.
      { change, low: Math.min(0, low), high: Math.max(0, high), said: null };
}

/** The sign of a change that is large and clear enough to be claimed; 0 for any other. */
function sideOf({ ratio, deviation, weeks, isWhole }: Comparison): number {
  const isClear =
    isWhole &&
    Math.abs(Math.exp(ratio) - 1) >= claim.change &&
    Math.abs(ratio) >= studentOf(claim.deviations, weeks - 1) * deviation;
  return isClear ? Math.sign(ratio) : 0;
}

/** As many deviations of Student's t, whose spread is a guess (Cornish and Fisher; Abramowitz and Stegun 26.7.5). */
function studentOf(normal: number, freedom: number): number {
  return (
    normal +
    (normal ** 3 + normal) / (4 * freedom) +
    (5 * normal ** 5 + 16 * normal ** 3 + 3 * normal) / (96 * freedom ** 2)
  );
}

function compare(all: readonly Pair[], options: Options): Omit<Comparison, 'isWhole'> {
  const pairs = withoutOutliers(all);
  const ratio = ratioOf(pairs);
  const deviation = deviationOf(pairs, ratio, options);
  return { ratio: Math.log(ratio), deviation, weeks: pairs.length };
}

function ratioOf(pairs: readonly Pair[]): number {
  return sum(pairs, ({ now }) => now) / sum(pairs, ({ then }) => then);
}

function withoutOutliers(pairs: readonly Pair[]): readonly Pair[] {
  const ratio = ratioOf(pairs);
  const misses = pairs.map(({ now, then }) => now - ratio * then);
  const middle = median(misses) ?? 0;
  const spread = 1.4826 * (median(misses, (miss) => Math.abs(miss - middle)) ?? 0);
  const kept = pairs.filter(
    (_, index) => spread === 0 || Math.abs((misses[index] ?? 0) - middle) <= outlier * spread,
  );
  return sum(kept, ({ then }) => then) > 0 && sum(kept, ({ now }) => now) > 0 ? kept : pairs;
}

/** The standard deviation of the logarithm of a ratio of sums. */
function deviationOf(
  pairs: readonly Pair[],
  ratio: number,
  { windowWeeks = 1, isCount = false }: Options,
): number {
  const then = sum(pairs, (pair) => pair.then);
  const now = Math.max(0.5, ratio * then);
  const misses = pairs.map((pair) => pair.now - ratio * pair.then);
  const n = pairs.length;
  const squares = (sum(misses, (miss) => miss ** 2) * n) / (n - 1);
  // Weeks that share readings are so many fewer.
  const own = (squares / now ** 2) * Math.max(windowWeeks, alikeness(misses));
  const chance = isCount ? (1 / now + 1 / then) * windowWeeks : 0;
  return Math.sqrt(Math.max(own, chance));
}

/** How much neighbors that are alike widen the variance of a mean: (1 + ρ)/(1 − ρ), at most 3. */
function alikeness(misses: readonly number[]): number {
  const squares = sum(misses, (miss) => miss ** 2);
  const products = sum(misses.slice(1), (miss, index) => miss * (misses[index] ?? 0));
  const n = misses.length;
  const raw = squares === 0 ? 0 : products / squares;
  const alike = Math.max(0, Math.min(0.5, raw + (1 + 3 * raw) / n));
  return (1 + alike) / (1 - alike);
}
