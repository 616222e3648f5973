import { median, sum } from 'd3-array';
import type { NewestWeeks } from '#contract/functions/pulse-verdict.ts';
import type { ChurchCalendar } from '../calendar/church-calendar.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { sameWeekLastYear } from '../calendar/last-year.ts';
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

/**
 * The newest eight weeks that were counted in both years beside those of last year, both medians of the same weeks.
 *
 * @param counted settled weeks, masked ones left out
 * @param windowWeeks how many weeks each value covers: neighbors that share readings tell nothing of chance
 * @returns null where more than a few weeks are missing in either year
 */
export function newestWeeks(
  counted: readonly { week: string; value: number | null }[],
  last: string,
  { calendar, windowWeeks, isCount }: { calendar: ChurchCalendar } & SpreadOptions,
): NewestWeeks | null {
  const values = new Map(
    counted.flatMap(({ week, value }) => (value === null ? [] : [[week, value] as const])),
  );
  const beforeOf = (week: string) => sameWeekLastYear(week, calendar.easter);
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
  return {
    now: medianOf(pairs, 'now'),
    before: medianOf(pairs, 'then'),
    leftOut: between.filter((week) => !values.has(week)),
    leftOutBefore: between.filter((week) => values.has(week)).map(beforeOf),
    ...apartOf(pairs, chanceOf(all, { windowWeeks, isCount })),
  };
}

type SpreadOptions = { windowWeeks: number; isCount: boolean };

/** @param chance the standard deviation of eight weeks, in logarithms */
function apartOf(
  pairs: readonly Pair[],
  chance: number,
): Pick<NewestWeeks, 'side' | 'isClear' | 'isChance'> {
  const [now, then] = [medianOf(pairs, 'now'), medianOf(pairs, 'then')];
  const sums = Math.log(sum(pairs, (pair) => pair.now) / sum(pairs, (pair) => pair.then));
  const medians = Math.log(now / then);
  const least = Math.min(Math.abs(sums), Math.abs(medians));
  const isTold =
    Math.sign(sums) === Math.sign(medians) &&
    least >= Math.max(worthAWord.deviations * chance, Math.log(1 + worthAWord.change)) &&
    Number.isFinite(medians);
  const isClear = isTold && least >= worthAWord.clear * chance;
  return {
    side: isTold ? (medians > 0 ? 'up' : 'down') : null,
    isClear,
    isChance: Number.isFinite(chance) ? !isClear : null,
  };
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
