import { median, sum } from 'd3-array';
import type { NewestWeeks } from '#contract/functions/pulse-verdict.ts';
import type { ChurchCalendar } from '../calendar/church-calendar.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { sameWeekLastYear } from '../calendar/last-year.ts';
import { remembered, steadily } from './steady.ts';
import { type Pair, pairsOf } from './year-pairs.ts';

/** So many of the newest weeks that were counted in both years: of four, one Sunday moves a median by a tenth. */
const newest = 8;
/** More weeks without a pair among them, and they say nothing of the time. */
const leftOutMost = 3;
/** How much single weeks differ from last year's is known from these, of which so many must be pairs. */
const spread = { weeks: 26, least: 16 };
/**
 * So far apart, medians look like a change; told where sums and medians are by so many standard deviations, as one
 * that may be chance and as a clear one. Quiet churches of 30 to 800 people are told a clear one on two Mondays a year.
 */
const worthAWord = { change: 0.05, deviations: 1.3, clear: 2 };
/** A few weeks that are far out widen the spread by no more than this. */
const spreadMost = 1.5;

/** So much beyond its limit, what was said on the Monday before is still said. */
const slack = 0.12;
/** Medians that looked apart on the Monday before still do down to this. */
const stillApart = 0.02;

type Row = { week: string; value: number | null };
type Options = { calendar: ChurchCalendar } & SpreadOptions;

/**
 * The newest eight weeks that were counted in both years beside those of last year, both medians of the same weeks.
 * Which way they differ is said as on the Monday before as long as that holds about as well.
 *
 * @param counted settled weeks, masked ones left out
 * @param windowWeeks how many weeks each value covers: neighbors that share readings tell nothing of chance
 * @returns null where more than a few weeks are missing in either year
 */
export function newestWeeks(
  counted: readonly Row[],
  last: string,
  options: Options,
): NewestWeeks | null {
  const values = new Map(
    counted.flatMap(({ week, value }) => (value === null ? [] : [[week, value] as const])),
  );
  const eightAt = remembered((back) => eightUpTo(values, addWeeks(last, -back), options));
  const eight = eightAt(0);
  if (eight === null) {
    return null;
  }
  const { now, then, chance, between, beforeOf } = eight;
  const told = steadyOf(eightAt, toldOf) ?? 'none';
  const isClear = told === 'clear';
  return {
    now,
    before: then,
    leftOut: between.filter((week) => !values.has(week)),
    leftOutBefore: between.filter((week) => values.has(week)).map(beforeOf),
    side: told === 'none' ? null : now > then ? 'up' : 'down',
    isClear,
    isChance: Number.isFinite(chance) ? !isClear : null,
    isApart: steadyOf(eightAt, apartOf) ?? false,
  };
}

/** The newest eight pairs up to a week, what they are by, and the weeks between them that are none. */
function eightUpTo(values: ReadonlyMap<string, number>, last: string, options: Options) {
  const beforeOf = (week: string) => sameWeekLastYear(week, options.calendar.easter);
  const all = pairsOf(values, last, spread.weeks, beforeOf);
  const pairs = all.slice(-newest);
  const [first] = pairs;
  if (!first || pairs.length < newest || first.week < addWeeks(last, 1 - newest - leftOutMost)) {
    return null;
  }
  const paired = new Set(pairs.map(({ week }) => week));
  const between = Array.from({ length: newest + leftOutMost }, (_, back) => addWeeks(last, -back))
    .filter((week) => week > first.week && !paired.has(week))
    .reverse();
  const [now, then] = [medianOf(pairs, 'now'), medianOf(pairs, 'then')];
  return { now, then, between, beforeOf, sums: sumsOf(pairs), chance: chanceOf(all, options) };
}

type Eight = NonNullable<ReturnType<typeof eightUpTo>>;
type SpreadOptions = { windowWeeks: number; isCount: boolean };

/** What is said of the eight weeks up to the last, by those of the Mondays before. */
function steadyOf<Said>(
  eightAt: (back: number) => Eight | null,
  of: (eight: Eight, isSlack: boolean) => readonly Said[],
): Said | null {
  const saidAt = (isSlack: boolean) => (back: number) => {
    const eight = eightAt(back);
    return eight && of(eight, isSlack);
  };
  return steadily(saidAt(true), (back) => saidAt(false)(back)?.[0] ?? null);
}

/** How clearly they differ from last year's: sums and medians the same way, and by how much. */
function toldOf({ now, then, sums, chance }: Eight, isSlack: boolean) {
  const medians = Math.log(now / then);
  const isOneWay = Math.sign(sums) === Math.sign(medians) && Number.isFinite(medians);
  const least = isOneWay ? Math.min(Math.abs(sums), Math.abs(medians)) : 0;
  const maybe = Math.max(worthAWord.deviations * chance, Math.log(1 + worthAWord.change));
  const clear = Math.max(maybe, worthAWord.clear * chance);
  const by = isSlack ? slack : 0;
  return [
    ...(least < (1 + by) * maybe ? (['none'] as const) : []),
    ...(least >= (1 - by) * maybe && least < (1 + by) * clear ? (['maybe'] as const) : []),
    ...(least >= (1 - by) * clear ? (['clear'] as const) : []),
  ];
}

/** Whether their medians look like a change. */
function apartOf({ now, then }: Eight, isSlack: boolean): boolean[] {
  const apart = Math.abs(now / then - 1);
  return [
    ...(apart >= (isSlack ? stillApart : worthAWord.change) ? [true] : []),
    ...(apart < worthAWord.change ? [false] : []),
  ];
}

function sumsOf(pairs: readonly Pair[]): number {
  return Math.log(sum(pairs, (pair) => pair.now) / sum(pairs, (pair) => pair.then));
}

/**
 * The standard deviation, in logarithms, by which eight weeks differ from last year's by chance: from how single weeks differ from their
 * neighbors, which a level that has changed among them hardly widens.
 */
function chanceOf(all: readonly Pair[], { windowWeeks, isCount }: SpreadOptions): number {
  if (windowWeeks > 1 || all.length < spread.least) {
    return Number.POSITIVE_INFINITY;
  }
  const ratios = all.map(({ now, then }) => Math.log(Math.max(0.5, now) / Math.max(0.5, then)));
  const steps = ratios.slice(1).map((ratio, index) => Math.abs(ratio - (ratios[index] ?? ratio)));
  const robust = 1.4826 * (median(steps) ?? 0);
  const own = Math.min(
    Math.sqrt(sum(steps, (step) => step ** 2) / steps.length),
    spreadMost * robust,
  );
  const poisson = Math.sqrt(1 / medianOf(all, 'now') + 1 / medianOf(all, 'then'));
  const ofWeek = Math.max(own / Math.SQRT2, isCount ? poisson : 0);
  return ofWeek / Math.sqrt(newest);
}

function medianOf(pairs: readonly Pair[], year: keyof Pair): number {
  return median(pairs, (pair) => pair[year]) ?? 0;
}
