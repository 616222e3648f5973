import { median } from 'd3-array';
import { addWeeks } from '../../calendar/church-week.ts';
import { halvedShare } from '../../forecast/doubted-weeks.ts';
import { countedWeeks, shortWindow, windowUpTo } from '../counted-weeks.ts';
import { addQuarters } from '../quarter.ts';
import type { ChurchPeopleRows } from './people-rows.ts';

type Rows = Pick<
  ChurchPeopleRows,
  'basis' | 'checkIn' | 'kids' | 'heads' | 'isMasked' | 'explained'
>;

/** What is usual is told by the counted weeks of a year before, of which there must be so many. */
const usualWeeks = { most: 52, least: 13 };
/** A church that has said why its level changed is believed for so many weeks from then on. */
const believedWeeks = 26;
/** Of the eight weeks that a number rests on, so many with far fewer check-ins than usual put it in doubt. */
const leastDoubted = 3;

/**
 * Whether the check-ins behind a number of a week are not believed: in three or more of its weeks about half as many
 * as usual checked in, of those counted by heads where heads are counted. A room that was not recorded for a while
 * would read as families who left, and then as families who came back.
 */
export function areCheckInsDoubted(rows: Rows, week: string): boolean {
  const { checkIn, kids, heads, explained } = rows;
  if (explained.some((since) => since <= week && since > addWeeks(week, -believedWeeks))) {
    return false;
  }
  const { comers, counted } = countedOf(rows);
  const window = windowUpTo(week, counted, shortWindow);
  const [first] = window ?? [];
  if (window === null || first === undefined) {
    return false;
  }
  const year = Array.from({ length: usualWeeks.most }, (_, back) => addWeeks(first, -1 - back));
  // Whoever helps with the children checks in as before: only these are missed.
  const came = checkIn === 'children' && kids.size > 0 ? kids : comers;
  const share = (each: string) => shareOf(came.get(each), heads.get(each), heads.size > 0);
  const before = year.filter((each) => counted.has(each)).flatMap((each) => share(each) ?? []);
  const usual = before.length < usualWeeks.least ? undefined : median(before);
  return (
    usual !== undefined &&
    window.filter((each) => (share(each) ?? usual) <= halvedShare * usual).length >= leastDoubted
  );
}

type Counted = { comers: ReadonlyMap<string, number>; counted: ReadonlySet<string> };

/** Each of a church's quarters and measures asks for the same weeks, of many years: they are counted once. */
const countedByRows = new WeakMap<Rows, Counted>();

function countedOf(rows: Rows): Counted {
  const known = countedByRows.get(rows);
  if (known) {
    return known;
  }
  const comers = new Map(Object.entries(rows.basis?.comers ?? {}));
  const masked = new Set([...comers.keys()].filter(rows.isMasked));
  const found = { comers, counted: countedWeeks({ of: comers, masked }) };
  countedByRows.set(rows, found);
  return found;
}

/** Those who checked in, of those counted by heads; null for a week of which only one of them is known. */
function shareOf(
  came: number | undefined,
  heads: number | undefined,
  areCounted: boolean,
): number | null {
  if (came === undefined) {
    return null;
  }
  return areCounted ? (heads ? came / heads : null) : came;
}

/** Whether the check-ins that a quarter is measured by are doubted. */
export function isQuarterDoubted(rows: Rows, quarter: string): boolean {
  const week = rows.basis?.measured[quarter]?.week;
  return week !== undefined && areCheckInsDoubted(rows, week);
}

/** The doubted ones among a quarter and the four before it, which it stands beside; oldest first. */
export function doubtedUpTo(rows: Rows, quarter: string): string[] {
  return [-4, -3, -2, -1, 0]
    .map((by) => addQuarters(quarter, by))
    .filter((each) => isQuarterDoubted(rows, each));
}
