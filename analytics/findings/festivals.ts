import type { EasterCalendar } from '#contract/functions/measures.ts';
import { addWeeks, sundayOf } from '../calendar/church-week.ts';
import { easterOf } from '../calendar/easter.ts';
import { plainDate } from '../calendar/plain-date.ts';

export type Festival = 'easter' | 'christmas';

/** The date of Easter Sunday in a year. */
export function easterDate(year: number, easter: EasterCalendar): string {
  return plainDate(easterOf(year, easter));
}

/** Whether a week is Easter's (its Sunday is Easter) or Christmas's (December 24 lies in it), or null. */
export function festivalOf(week: string, easter: EasterCalendar): Festival | null {
  const sunday = sundayOf(week);
  if (sunday === easterDate(Number(sunday.slice(0, 4)), easter)) {
    return 'easter';
  }
  const christmasEve = `${week.slice(0, 4)}-12-24`;
  return week <= christmasEve && christmasEve < addWeeks(week, 1) ? 'christmas' : null;
}

/** How a festival is called. */
export function festivalName(festival: Festival): string {
  return festival === 'easter' ? 'Easter' : 'Christmas';
}
