import { type Weekday, weekdays } from '#contract/functions/measures.ts';

const millisecondsPerDay = 86_400_000;

/** The same few thousand dates are asked for again and again; beyond these they are worked out anew. */
const rememberedMax = 20_000;
const numbers = new Map<string, number>();
const dates = new Map<number, string>();

/**
 * The number of a plain date in days since 1 January 1970, so that dates can be counted with.
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
 * The number of a day by year, month and day.
 *
 * @param month 1 to 12
 */
export function dayNumberOf(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / millisecondsPerDay;
}

/**
 * A day's number back as a plain date.
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

/** The date so many days later, or earlier where `days` is negative. */
export function addDays(date: string, days: number): string {
  return plainDate(dayNumber(date) + days);
}

/** How many days lie between two dates; negative when `to` is the earlier one. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** The place of a day in its week, 0 for Monday to 6 for Sunday. The first of January 1970 was a Thursday. */
export function weekdayIndex(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

/** The weekday of a date. */
export function weekdayOf(date: string): Weekday {
  return weekdays[weekdayIndex(dayNumber(date))] ?? 'monday';
}

/** The year, month (1 to 12) and day of the month of a day's number. */
export function partsOfDay(day: number): { year: number; month: number; dayOfMonth: number } {
  const date = new Date(day * millisecondsPerDay);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    dayOfMonth: date.getUTCDate(),
  };
}
