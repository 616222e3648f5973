import { type Weekday, weekdays } from '#contract/functions/measures.ts';

const millisecondsPerDay = 86_400_000;

/** Size of the cache: the same few thousand dates recur all the time. */
const rememberedMax = 20_000;
const numbers = new Map<string, number>();
const dates = new Map<number, string>();

/**
 * The day number of a date: days since 1 January 1970.
 *
 * @param date `YYYY-MM-DD`
 * @throws {RangeError} when there is no such date
 */
export function dayNumber(date: string): number {
  const known = numbers.get(date);
  if (known !== undefined) {
    return known;
  }
  return remember(numbers, date, readDate(date));
}

function readDate(date: string): number {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  const number = dayNumberOf(Number(year), Number(month), Number(day));
  if (year === '' || plainDate(number) !== date) {
    throw new RangeError(`There is no date ${date}: write it as YYYY-MM-DD.`);
  }
  return number;
}

/**
 * The day number of a year, month and day.
 *
 * @param month 1 to 12
 */
export function dayNumberOf(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / millisecondsPerDay;
}

/**
 * The date of a day number.
 *
 * @returns `YYYY-MM-DD`
 */
export function plainDate(day: number): string {
  return (
    dates.get(day) ??
    remember(dates, day, new Date(day * millisecondsPerDay).toISOString().slice(0, 10))
  );
}

function remember<Key, Value>(known: Map<Key, Value>, key: Key, value: Value): Value {
  if (known.size >= rememberedMax) {
    known.clear();
  }
  known.set(key, value);
  return value;
}

/** The date `days` later, or earlier if negative. */
export function addDays(date: string, days: number): string {
  return plainDate(dayNumber(date) + days);
}

/** Days between two dates; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** The weekday of a day number, from 0 for Monday to 6 for Sunday. 1 January 1970 was a Thursday. */
export function weekdayIndex(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

/** The weekday of a date. */
export function weekdayOf(date: string): Weekday {
  return weekdays[weekdayIndex(dayNumber(date))] ?? 'monday';
}

/** The year, month (1 to 12) and day of the month of a day number. */
export function partsOfDay(day: number): { year: number; month: number; dayOfMonth: number } {
  const date = new Date(day * millisecondsPerDay);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    dayOfMonth: date.getUTCDate(),
  };
}
