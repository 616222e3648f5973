import type { EasterCalendar } from '#contract/functions/measures.ts';
import { eventNames } from '#contract/messages/events.ts';
import { addWeeks, sundayOf } from '../calendar/church-week.ts';
import { easterOf } from '../calendar/easter.ts';
import { plainDate } from '../calendar/plain-date.ts';

export type Festival = 'easter' | 'christmas';

/** The date of Easter Sunday in a year. */
export function easterDate(year: number, easter: EasterCalendar): string {
  return plainDate(easterOf(year, easter));
}

/** Easter for the week whose Sunday is Easter, Christmas for the week of December 24, else null. */
export function festivalOf(week: string, easter: EasterCalendar): Festival | null {
  const sunday = sundayOf(week);
  if (sunday === easterDate(Number(sunday.slice(0, 4)), easter)) {
    return 'easter';
  }
  const christmasEve = `${week.slice(0, 4)}-12-24`;
  return week <= christmasEve && christmasEve < addWeeks(week, 1) ? 'christmas' : null;
}

/** The date that people know a festival of a week by. */
export function festivalDay(week: string, festival: Festival): string {
  return festival === 'easter' ? sundayOf(week) : `${week.slice(0, 4)}-12-25`;
}

/** The name of a festival. */
export function festivalName(festival: Festival): string {
  return eventNames[festival];
}
