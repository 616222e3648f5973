import type { EasterCalendar } from '#contract/functions/measures.ts';
import { sundayOf } from './church-week.ts';
import { easterOf } from './easter.ts';
import { addDays, dayNumber, partsOfDay, plainDate } from './plain-date.ts';

/** A week this close to Easter is compared by its distance from Easter. */
const weeksByEaster = 9;

/**
 * The week of last year to compare a week with: at the same distance from Easter if that is within
 * nine weeks, else 52 weeks earlier.
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

/** The distance of a week from the Easter of its year, in weeks; negative before it. */
export function weeksFromEaster(week: string, easter: EasterCalendar): number {
  const sunday = dayNumber(sundayOf(week));
  return (sunday - easterOf(partsOfDay(sunday).year, easter)) / 7;
}
