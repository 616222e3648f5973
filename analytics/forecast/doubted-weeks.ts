import { median } from 'd3-array';
import type { ChurchCalendar } from '../calendar/church-calendar.ts';
import { addWeeks, weeksBetween } from '../calendar/church-week.ts';
import { sameWeekLastYear } from '../calendar/last-year.ts';
import { isMajorEvent } from './design.ts';
import type { ModelOptions } from './model.ts';
import type { Pass } from './one-pass.ts';
import type { WeeklySeries } from './series.ts';

/** Fallen to so much of the usual, a count may not all be there: schedules, or a room. */
export const halvedShare = 0.6;

/** Weeks in a row of which only about half may be there, by their indexes. */
export type Doubt = {
  since: number;
  last: number;
  /** The week from which on it is known. */
  from: number;
  /** The week from which on they are believed after all: the first, where the church has said that something changed. */
  until: number;
};

/** The ordinary weeks before that low ones are measured beside. */
const weeksBefore = 13;
/** Of weeks that share readings, so many at most are on the way down. */
export const blurredWeeks = 5;
/** A week is still as low up to so much of the usual; of what counts single weeks, of the half of it. */
const stillLow = { overlapping: 0.75, single: 1.2 * halvedShare };
/** A week on the way down lies under this part of the usual. */
const onTheWay = 0.8;
/** A forecast from before the way down says what is usual for the time of year. */
const horizonBefore = blurredWeeks + 1;
/** So many single weeks are no holiday. */
const leastWeeks = 6;
/** Of so many weeks after low ones, the median says whether they are over; of fewer nothing does. */
const weeksAfter = { least: 3, most: 8 };
/** After half a year a level is the usual one, whatever it is. */
const believedAfter = 26;
/** What a church has said of a change is of weeks so near. */
const answeredWithin = 13;

type Week = { index: number; week: string; value: number };
/** `known`: the place of the first week by which it is low, among all. */
type Run = { before: number; weeks: readonly Week[]; known: number };

/**
 * The weeks that are not learned from and compared with nothing: about half may not be entered. A number that nobody
 * asks about is doubted at once, as long as it stays so low, up to half a year; one whose level is asked about once it
 * is over. They are believed where an answer or a note of the church says that something has changed, and none are
 * doubted where the same weeks of the year before lay as low. What is known at a week never depends on later ones.
 *
 * @param pass over the same weeks, all of them believed
 */
export function doubtsOf(series: WeeklySeries, pass: Pass, options: ModelOptions): Doubt[] {
  if (options.mayBeHalf !== true) {
    return [];
  }
  const all = ordinaryWeeks(series, options.calendar);
  const isOverlapping = options.isOverlapping === true;
  const runs = isOverlapping ? overlappingRuns(all, pass) : singleRuns(all);
  const { freed = [], changed = [] } = options.told ?? {};
  const said = [...freed, ...changed];
  return runs
    .filter((run) => isOfThisYear(run, all, options))
    .flatMap((run) => {
      const doubt = isOverlapping
        ? atOnce(run, all, series.observations.length)
        : onceOver(run, all);
      return doubt ? [{ ...doubt, until: Math.min(doubt.until, seasonFrom(run, runs)) }] : [];
    })
    .map((doubt) => {
      const first = addWeeks(series.firstWeek, doubt.since);
      const isSaid = said.some((day) => Math.abs(weeksBetween(day, first)) <= answeredWithin);
      return isSaid ? { ...doubt, until: doubt.from } : doubt;
    });
}

function ordinaryWeeks({ firstWeek, observations }: WeeklySeries, calendar: ChurchCalendar) {
  return observations.flatMap((observation, index): Week[] => {
    const week = addWeeks(firstWeek, index);
    const isMajor = calendar.eventsOf(week).some(({ id }) => isMajorEvent(id));
    return observation === null || isMajor ? [] : [{ index, week, value: observation.value }];
  });
}

/** Weeks in a row that lie as low beside those before. */
function singleRuns(all: readonly Week[]): Run[] {
  const runs: Run[] = [];
  for (let place = weeksBefore; place < all.length; place += 1) {
    const before = middleOf(all.slice(place - weeksBefore, place));
    const weeks = lowFrom(all, place, stillLow.single * before);
    if (weeks.length >= leastWeeks && middleOf(weeks) <= halvedShare * before) {
      runs.push({ before, weeks, known: place });
      place += weeks.length;
    }
  }
  return runs;
}

/** The same of weeks that share readings, which go down and come back over weeks. */
function overlappingRuns(all: readonly Week[], pass: Pass): Run[] {
  const runs: Run[] = [];
  for (let place = blurredWeeks + weeksBefore; place < all.length; place += 1) {
    const [blurred, usual] = [place - blurredWeeks, place - blurredWeeks - weeksBefore];
    const before = middleOf(all.slice(usual, blurred));
    if (isHalf(all[place], before, pass)) {
      const steps = all.slice(blurred, place);
      const way = steps.slice(1 + steps.findLastIndex(({ value }) => value > onTheWay * before));
      const low = lowFrom(all, place, stillLow.overlapping * before);
      runs.push({ before, weeks: [...way, ...low], known: place });
      place += low.length;
    }
  }
  return runs;
}

/** Whether a week is about half of the usual, and far less than was expected before any of it was on the way down. */
function isHalf(week: Week | undefined, before: number, pass: Pass): boolean {
  const expected = week && pass.forecastFrom(week.index - horizonBefore, horizonBefore);
  return (
    week !== undefined &&
    expected !== undefined &&
    week.value <= halvedShare * before &&
    week.value < expected.low95
  );
}

function lowFrom(all: readonly Week[], place: number, most: number): Week[] {
  const end = all.findIndex(({ value }, index) => index >= place && value > most);
  return all.slice(place, end < 0 ? undefined : end);
}

/**
 * Doubted from its first half on, also once it is over; where it is not within half a year, up to then. A holiday in or
 * right after it is as doubtful.
 */
function atOnce({ weeks, known }: Run, all: readonly Week[], length: number): Doubt | null {
  const [first, half] = [weeks[0], all[known]];
  const next = all.find(({ index }) => index > (weeks.at(-1)?.index ?? 0));
  if (!first || !half) {
    return null;
  }
  const last = (next?.index ?? length) - 1;
  const believed = first.index + believedAfter;
  const until = last < believed ? Number.POSITIVE_INFINITY : believed;
  return { since: first.index, last, from: half.index, until };
}

/** Doubted from the week on by which those since show that it is over. */
function onceOver({ before, weeks, known }: Run, all: readonly Week[]): Doubt | null {
  const middle = (before + middleOf(weeks)) / 2;
  const next = all.slice(known + weeks.length, known + weeks.length + weeksAfter.most);
  const from = next.find(
    (_, place) => place + 1 >= weeksAfter.least && middleOf(next.slice(0, place + 1)) > middle,
  );
  const [first, last] = [weeks[0], weeks.at(-1)];
  return first && last && from
    ? {
        ...{ since: first.index, last: last.index, from: from.index },
        until: Number.POSITIVE_INFINITY,
      }
    : null;
}

/** The same weeks of the year before, and those before them. */
function yearBefore(
  { weeks, known }: Run,
  all: readonly Week[],
  { calendar, isOverlapping }: ModelOptions,
) {
  // Of what is doubted at once, no more is known than up to its first half.
  const seen = isOverlapping ? all.slice(known, known + 1) : weeks;
  const around = isOverlapping ? Math.floor(blurredWeeks / 2) : 0;
  const aYearBefore = (week: Week | undefined, by: number) =>
    week ? sameWeekLastYear(addWeeks(week.week, by), calendar.easter) : '';
  const [from, to] = [aYearBefore(seen[0], -around), aYearBefore(seen.at(-1), around)];
  return {
    seen,
    yearAgo: all.filter(({ week }) => week >= from && week <= to),
    earlier: all.filter(({ week }) => week < from).slice(-weeksBefore),
  };
}

/** Whether it is no season, as far as is known: the same weeks of the year before did not lie as low. */
function isOfThisYear(run: Run, all: readonly Week[], options: ModelOptions): boolean {
  const { seen, yearAgo, earlier } = yearBefore(run, all, options);
  const least = options.isOverlapping ? 1 : leastWeeks;
  return (
    earlier.length < leastWeeks ||
    yearAgo.length < least ||
    middleOf(yearAgo) / middleOf(earlier) > (1 + middleOf(seen) / run.before) / 2
  );
}

/** The week from which on it is known to be a season: the end of weeks as low a year later. */
function seasonFrom({ weeks }: Run, runs: readonly Run[]): number {
  const year = { least: 46, most: 58 };
  const start = weeks[0]?.index ?? 0;
  const again = runs.find((run) => {
    const later = (run.weeks[0]?.index ?? 0) - start;
    return later >= year.least && later <= year.most;
  });
  return (again?.weeks.at(-1)?.index ?? Number.POSITIVE_INFINITY) + 1;
}

function middleOf(weeks: readonly Week[]): number {
  return median(weeks, ({ value }) => value) ?? 0;
}
