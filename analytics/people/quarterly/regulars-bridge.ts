import { addWeeks, weeksBetween } from '../../calendar/church-week.ts';
import type { Path } from '../path.ts';
import {
  addQuarters,
  isQuarterClosed,
  lastWeekOf,
  type Quarter,
  type QuarterCalendar,
  weeksOfQuarter,
} from '../quarter.ts';
import { householdsHere, regularFrom } from '../weekly/regulars.ts';

/** A first visit so many weeks before the quarter's end makes a new regular. */
const newWeeks = 26;

/**
 * Households that come regularly, from one quarter's end to the next:
 * end = start + new + back − less − away.
 */
export type RegularsBridge = {
  start: ReadonlySet<string>;
  end: ReadonlySet<string>;
  /** Here at all in the window of the start, and of the end. */
  hereAtStart: number;
  hereAtEnd: number;
  /** Regular now and not before, with a first visit not long ago, or without. */
  new: string[];
  back: string[];
  /** Regular before and not now: here less often, or not at all. */
  less: string[];
  away: string[];
};

/** The last counted week of a closed quarter, by which it is measured; null where there is none. */
export function measuredWeek(
  { attended, church }: Path,
  quarter: Quarter,
  calendar: QuarterCalendar,
): string | null {
  const today = church.localNow.slice(0, 10);
  const counted = weeksOfQuarter(quarter, calendar).filter((week) => attended.counted.has(week));
  return isQuarterClosed(quarter, calendar, today) ? (counted.at(-1) ?? null) : null;
}

/** Whether the check-ins of a quarter's end are there to be counted: with other choices nothing is known of it. */
export function isAtHand({ attended }: Path, quarter: Quarter, calendar: QuarterCalendar): boolean {
  return attended.isKnown(lastWeekOf(quarter, calendar));
}

/** The bridge of a closed quarter; null where one of its ends does not exist. */
export function regularsBridge(
  path: Path,
  quarter: Quarter,
  calendar: QuarterCalendar,
): RegularsBridge | null | 'unread' {
  if (!isAtHand(path, addQuarters(quarter, -1), calendar)) {
    return 'unread';
  }
  const from = measuredWeek(path, addQuarters(quarter, -1), calendar);
  const to = measuredWeek(path, quarter, calendar);
  const before = from === null ? null : householdsHere(path, from);
  const now = to === null ? null : householdsHere(path, to);
  if (before === 'unread' || now === 'unread') {
    return 'unread';
  }
  if (to === null || before === null || now === null) {
    return null;
  }
  const start = new Set(before.namesFrom(regularFrom));
  const end = new Set(now.namesFrom(regularFrom));
  const came = [...end].filter((household) => !start.has(household));
  const left = [...start].filter((household) => !end.has(household));
  const isNew = (household: string) => {
    const week = path.firstVisits.get(household)?.week;
    return week !== undefined && week <= to && weeksBetween(week, to) <= newWeeks;
  };
  return {
    start,
    end,
    hereAtStart: before.size,
    hereAtEnd: now.size,
    new: came.filter(isNew),
    back: came.filter((household) => !isNew(household)),
    less: left.filter((household) => now.of(household) > 0),
    away: left.filter((household) => now.of(household) === 0),
  };
}

/** How long those who went away are looked for. */
const sinceWeeks = 44;

/** Of the households that were away four quarters ago, how many were here in the 44 weeks after. */
export function awaySince(
  path: Path,
  quarter: Quarter,
  calendar: QuarterCalendar,
): { value: number; base: number } | null | 'unread' {
  const then = addQuarters(quarter, -4);
  const bridge = regularsBridge(path, then, calendar);
  const end = measuredWeek(path, then, calendar);
  if (bridge === 'unread' || bridge === null || end === null) {
    return bridge === 'unread' ? bridge : null;
  }
  const weeks = Array.from({ length: sinceWeeks }, (_, index) => addWeeks(end, index + 1));
  const seen = bridge.away.filter((household) =>
    weeks.some((week) => path.attended.isHere(week, household)),
  );
  return { value: seen.length, base: bridge.away.length };
}
