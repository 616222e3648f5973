import { dateFormat } from '#contract/formats.ts';
import type { ChurchPeople } from '#contract/functions/church-people.ts';
import { peopleRecipes } from '#contract/messages/people-over-time.ts';
import { addWeeks, lastDayOf } from '../../calendar/church-week.ts';
import { countedWeeks, longWindow, shortWindow, windowUpTo } from '../counted-weeks.ts';
import { addQuarters, partsOfQuarter, weeksOfQuarter, weeksOfSpan } from '../quarter.ts';
import type { ChurchPeopleRows } from './people-rows.ts';

type Recipe = ChurchPeople['recipes'][number];
type Words<Facts extends readonly string[]> = {
  title: string;
  steps: (...facts: Facts) => readonly string[];
  sentence: (...facts: Facts) => string;
};

const servedWeeks = 6;
/** A guest is still here after half a year if here in these weeks after the first visit's. */
const stillWeeks = { first: 19, last: 26 };

/**
 * How the same people are found in Planning Center's lists, with dates filled in.
 *
 * @param quarter the newest closed one that is told; null before the first
 * @param tellsAll whether conditions are told that nobody has clicked once in a real account
 */
export function tellRecipes(
  rows: ChurchPeopleRows,
  quarter: string | null,
  { tellsAll }: { tellsAll: boolean },
): Recipe[] {
  if (quarter === null || rows.basis === null) {
    return [];
  }
  return [
    ...(tellsAll ? ofCheckIns(rows, quarter) : []),
    ...(rows.seesGiving ? ofGiving(rows, quarter) : []),
  ];
}

function ofCheckIns(rows: ChurchPeopleRows, quarter: string): Recipe[] {
  const { newHouseholds, again, group, notSeen, less, away, serving } = peopleRecipes;
  const weeks = weeksOfQuarter(quarter, rows);
  const [from, to] = [day(weeks[0] ?? ''), day(lastDayOf(weeks.at(-1) ?? ''))];
  const measured = rows.basis?.measured;
  const [end, start] = [measured?.[quarter]?.week, measured?.[addQuarters(quarter, -1)]?.week];
  const counted = countedWeeks({
    of: new Map(Object.entries(rows.basis?.comers ?? {})),
    masked: new Set(Object.keys(rows.basis?.comers ?? {}).filter(rows.isMasked)),
  });
  const newest = rows.weeks.get('not_seen')?.findLast(({ state }) => state === 'complete')?.week;
  const long = newest === undefined ? null : windowUpTo(newest, counted, longWindow);
  const before = start === undefined ? null : windowUpTo(start, counted, shortWindow);
  const now = end === undefined ? null : windowUpTo(end, counted, shortWindow);
  return [
    ...(long ? [recipe('not_seen', notSeen, ...partsOfLong(long))] : []),
    recipe('new_households', newHouseholds, from, to),
    recipe('again', again, from, to),
    ...stillHere(rows, quarter),
    ...(rows.countsGroups ? [recipe('group', group, from, to)] : []),
    ...(before && now
      ? [
          recipe('less', less, ...spanOf(before), day(now[0] ?? '')),
          recipe('away', away, ...spanOf(before), day(now[0] ?? '')),
        ]
      : []),
    ...(end === undefined
      ? []
      : [recipe('serving', serving, day(addWeeks(end, 1 - servedWeeks)), day(lastDayOf(end)))]),
  ];
}

/** Of the newest guests whose half year is over: the weeks in which any of them is looked for. */
function stillHere(rows: ChurchPeopleRows, upTo: string): Recipe[] {
  const newest = rows.quarters.findLast(
    ({ measure, quarter, value }) => measure === 'still_26' && quarter <= upTo && value !== null,
  );
  if (newest === undefined) {
    return [];
  }
  const weeks = weeksOfSpan(newest.quarter, newest.span, rows);
  const [first = '', last = first] = [weeks[0], weeks.at(-1)];
  const looked = [addWeeks(first, stillWeeks.first), addWeeks(last, stillWeeks.last)];
  return [recipe('still', peopleRecipes.still, ...spanOf(weeks), ...spanOf(looked))];
}

function ofGiving(rows: ChurchPeopleRows, quarter: string): Recipe[] {
  const weeks = weeksOfQuarter(quarter, rows);
  const year = partsOfQuarter(quarter).year;
  const [last, current] = [
    weeksOfSpan(`${year - 1}-Q4`, 4, rows),
    weeksOfSpan(`${year}-Q4`, 4, rows),
  ];
  const [from, to] = spanOf(last);
  return [
    recipe('first_gift', peopleRecipes.firstGift, String(weeks.length)),
    recipe('stopped', peopleRecipes.stopped, from, to, day(current[0] ?? '')),
  ];
}

/** The first and last day of the eight weeks, and the first of the six after. */
function partsOfLong(weeks: readonly string[]): [string, string, string] {
  return [...spanOf(weeks.slice(0, shortWindow.counted)), day(weeks[shortWindow.counted] ?? '')];
}

function spanOf(weeks: readonly string[]): [string, string] {
  return [day(weeks[0] ?? ''), day(lastDayOf(weeks.at(-1) ?? ''))];
}

function day(date: string): string {
  return dateFormat({ dateStyle: 'medium' }).format(Date.parse(date));
}

function recipe<const Facts extends readonly string[]>(
  id: string,
  { title, steps, sentence }: Words<Facts>,
  ...facts: Facts
): Recipe {
  return {
    id,
    title,
    steps: [peopleRecipes.newList, ...steps(...facts), peopleRecipes.whyDifferent],
    sentence: sentence(...facts),
  };
}
