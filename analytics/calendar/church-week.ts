import { type Weekday, weekdays } from '#contract/functions/measures.ts';
import { addDays, dayNumber, daysBetween, plainDate, weekdayIndex } from './plain-date.ts';

/** The first day of the church week that a date lies in. */
export function weekOf(date: string, weekStartsOn: Weekday): string {
  const day = dayNumber(date);
  const daysSinceStart = (weekdayIndex(day) - weekdays.indexOf(weekStartsOn) + 7) % 7;
  return plainDate(day - daysSinceStart);
}

/** The last day of the week that starts on `week`. */
export function lastDayOf(week: string): string {
  return addDays(week, 6);
}

/** The first day of the week `weeks` later, or earlier if negative. */
export function addWeeks(week: string, weeks: number): string {
  return addDays(week, 7 * weeks);
}

/** Days after a week's end in which late counts and gifts still come in. */
const closingDays = 3;

/** The last day on which late counts and gifts of a week come in. */
export function closingDayOf(week: string): string {
  return addDays(lastDayOf(week), closingDays);
}

/** Whether a week is over, and the time for late counts and gifts too. */
export function isClosed(week: string, today: string): boolean {
  return closingDayOf(week) < today;
}

/** Whole weeks between two first days. */
export function weeksBetween(from: string, to: string): number {
  return Math.floor(daysBetween(from, to) / 7);
}

/** The first days of all weeks from `from` to `to`, inclusive, oldest first. */
export function weeksFrom(from: string, to: string): string[] {
  const count = Math.max(0, weeksBetween(from, to) + 1);
  return Array.from({ length: count }, (_, index) => addWeeks(from, index));
}

/**
 * Sorts rows by week, oldest first. Queries leave this to the server: in PostgreSQL, sorting by a
 * figure's name takes as long as reading the rows.
 */
export function oldestFirst<Row extends { week: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => (a.week < b.week ? -1 : Number(a.week > b.week)));
}

/**
 * The rows whose weeks start on the same weekday as the newest. While a church changes its first day of
 * the week, older rows still have the previous one.
 *
 * @param rows oldest first
 */
export function weeksInStep<Row extends { week: string }>(rows: readonly Row[]): Row[] {
  const newest = rows.at(-1)?.week;
  const isInStep = ({ week }: Row) => newest !== undefined && daysBetween(week, newest) % 7 === 0;
  return rows.slice(0, 1).every(isInStep) ? [...rows] : rows.filter(isInStep);
}

/**
 * The Sunday of the seven days that start on `week`, which decides the week's events. A Saturday
 * service without a Sunday belongs to the next day.
 */
export function sundayOf(week: string): string {
  return plainDate(sundayFrom(dayNumber(week)));
}

/** The Sunday on or after a day; both are day numbers. */
function sundayFrom(day: number): number {
  return day + 6 - weekdayIndex(day);
}
