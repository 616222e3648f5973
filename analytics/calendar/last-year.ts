import type { EasterCalendar } from '#contract/functions/measures.ts';
import { sundayOf } from './church-week.ts';
import { easterOf } from './easter.ts';
import { addDays, dayNumber, partsOfDay, plainDate } from './plain-date.ts';

/** Within so many weeks of Easter, a week is compared by its distance from Easter. */
const weeksByEaster = 9;

/**
 * The week of last year that a week is compared with: as many weeks from Easter where Easter is within
 * nine weeks, and the same date (52 weeks earlier) elsewhere.
 *
 * @param week the first day of the week
 * @returns the first day of last year's week
 */
export function sameWeekLastYear(week: string, easter: EasterCalendar): string {
  const sunday = dayNumber(sundayOf(week));
  const { year } = partsOfDay(sunday);
  const days = sunday - easterOf(year, easter);
  if (Math.abs(days) > 7 * weeksByEaster) {
    return addDays(week, -364);
  }
  const daysIntoWeek = sunday - dayNumber(week);
  return plainDate(easterOf(year - 1, easter) + days - daysIntoWeek);
}

/** How many weeks a week lies from the Easter of its year; negative before it. */
export function weeksFromEaster(week: string, easter: EasterCalendar): number {
  const sunday = dayNumber(sundayOf(week));
  return (sunday - easterOf(partsOfDay(sunday).year, easter)) / 7;
}
