import { weekOf } from '../calendar/church-week.ts';
import { daysBetween, weekdayOf } from '../calendar/plain-date.ts';
import type { Counting } from './counting.ts';
import type { EventEvidence, HeldTime } from './evidence.ts';

/** When an event is counted, and how many are there. */
export type EventHabit = {
  event: EventEvidence;
  counting: Counting;
  /** Counted times, oldest first; at least one. */
  counted: readonly HeldTime[];
  /** Their weeks, by Monday, oldest first. */
  weeks: readonly string[];
  first: string;
  last: string;
  /** The weekdays that it is mostly held on. */
  days: ReadonlySet<string>;
  /** Whether it is held every week or every other, at least for a season of the year. */
  isRegular: boolean;
  /** How many are there in a week, lately. */
  level: number;
};

/** A monthly event has gaps of four weeks or five, a festival of fifty-two. */
const gapMax = 2;
/** Four Sundays in Advent are a series; thirteen in summer are a season. */
const seasonShareMin = 0.15;
const weeksMin = 4;
const recentWeeks = 26;

/** The habit of an event that was counted at least once. */
export function habitOf(counting: Counting): EventHabit | null {
  const { event, peopleAt } = counting;
  const counted = event.times.filter((time) => peopleAt(time) !== null);
  const byWeek = Map.groupBy(counted, ({ day }) => weekOf(day, 'monday'));
  const weeks = [...byWeek.keys()].sort();
  const first = weeks[0];
  const last = weeks.at(-1);
  if (first === undefined || last === undefined) {
    return null;
  }
  const recent = weeks
    .slice(-recentWeeks)
    .map((week) => (byWeek.get(week) ?? []).reduce((sum, time) => sum + (peopleAt(time) ?? 0), 0));
  const share = weeks.length / (daysBetween(first, last) / 7 + 1);
  const isOften = usualGap(weeks) <= gapMax && share >= seasonShareMin;
  return {
    event,
    counting,
    counted,
    weeks,
    first,
    last,
    days: usualDays(counted),
    isRegular: weeks.length >= weeksMin && isOften,
    level: recent.reduce((sum, people) => sum + people, 0) / recent.length,
  };
}

/** The median number of weeks from one to the next. */
function usualGap(weeks: readonly string[]): number {
  const gaps = weeks
    .slice(1)
    .map((week, at) => daysBetween(weeks[at] ?? week, week) / 7)
    .sort((one, other) => one - other);
  return gaps[Math.floor(gaps.length / 2)] ?? Number.POSITIVE_INFINITY;
}

/** Days with at least a fifth of the newest times. */
function usualDays(counted: readonly HeldTime[]): Set<string> {
  const newest = counted.slice(-recentWeeks).map(({ day }) => weekdayOf(day));
  return new Set(
    newest.filter((day) => newest.filter((one) => one === day).length * 5 >= newest.length),
  );
}

/** Held on three weekdays or more of most weeks: a school, and no worship. */
export function isHeldDaily({ counted, weeks }: EventHabit): boolean {
  const weekdays = counted.filter(({ day }) => !['saturday', 'sunday'].includes(weekdayOf(day)));
  const days = new Set(weekdays.map(({ day }) => day));
  return weeks.length >= 2 && days.size >= 2.5 * weeks.length;
}

/** Whether it was counted in one of the last weeks before a day. */
export function isCurrent({ last }: EventHabit, today: string, withinWeeks = 5): boolean {
  return daysBetween(last, today) <= 7 * (withinWeeks + 1);
}

/** The share of the shorter one's weeks in which both were counted. */
export function overlapOf(one: EventHabit, other: EventHabit): number {
  const weeks = new Set(other.weeks);
  const both = one.weeks.filter((week) => weeks.has(week)).length;
  return both / Math.min(one.weeks.length, other.weeks.length);
}
