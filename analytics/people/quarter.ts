import type { EasterCalendar, Weekday } from '#contract/functions/measures.ts';
import { addWeeks, closingDayOf, isClosed, sundayOf, weekOf } from '../calendar/church-week.ts';
import { easterOf } from '../calendar/easter.ts';
import { addDays, dayNumber } from '../calendar/plain-date.ts';
import { serviceDayOf } from '../calendar/service-day.ts';

/** A calendar quarter, e.g. `2026-Q4`. Quarters compare as texts. */
export type Quarter = string;

/** What a church's weeks and quarters follow. */
export type QuarterCalendar = {
  weekStartsOn: Weekday;
  /** The day that weeks are named by. */
  serviceDay: Weekday;
};

/** The quarter of a week's service day. */
export function quarterOf(week: string, { serviceDay }: QuarterCalendar): Quarter {
  const day = serviceDayOf(week, { serviceDay });
  return quarterName(Number(day.slice(0, 4)), Math.ceil(Number(day.slice(5, 7)) / 3));
}

function quarterName(year: number, number: number): Quarter {
  return `${year}-Q${number}`;
}

/** Year and number, 1 to 4. */
export function partsOfQuarter(quarter: Quarter): { year: number; number: number } {
  return { year: Number(quarter.slice(0, 4)), number: Number(quarter.slice(6)) };
}

/** The quarter so many later, or earlier if negative. */
export function addQuarters(quarter: Quarter, quarters: number): Quarter {
  const { year, number } = partsOfQuarter(quarter);
  const index = 4 * year + number - 1 + quarters;
  return quarterName(Math.floor(index / 4), (((index % 4) + 4) % 4) + 1);
}

/** The weeks whose service day lies in a quarter, oldest first: 13, at times 12 or 14. */
export function weeksOfQuarter(quarter: Quarter, calendar: QuarterCalendar): string[] {
  const { year, number } = partsOfQuarter(quarter);
  const firstDay = `${year}-${String(3 * number - 2).padStart(2, '0')}-01`;
  const first = weekOf(firstDay, calendar.weekStartsOn);
  return Array.from({ length: 15 }, (_, index) => addWeeks(first, index)).filter(
    (week) => quarterOf(week, calendar) === quarter,
  );
}

/** The weeks of so many quarters up to one, oldest first. */
export function weeksOfSpan(quarter: Quarter, span: number, calendar: QuarterCalendar): string[] {
  return Array.from({ length: span }, (_, index) => addQuarters(quarter, index + 1 - span)).flatMap(
    (each) => weeksOfQuarter(each, calendar),
  );
}

/** The last week of a quarter. */
export function lastWeekOf(quarter: Quarter, calendar: QuarterCalendar): string {
  return weeksOfQuarter(quarter, calendar).at(-1) ?? '';
}

/** Whether a quarter's last week is closed. */
export function isQuarterClosed(
  quarter: Quarter,
  calendar: QuarterCalendar,
  today: string,
): boolean {
  return isClosed(lastWeekOf(quarter, calendar), today);
}

/** The first day on which a quarter is closed. */
export function quarterClosesOn(quarter: Quarter, calendar: QuarterCalendar): string {
  return addDays(closingDayOf(lastWeekOf(quarter, calendar)), 1);
}

/** The festival whose guests a week's are: its Sunday is Easter, or December 18 to 25. */
export function festivalOfGuests(
  week: string,
  easter: EasterCalendar,
): 'easter' | 'christmas' | null {
  const sunday = sundayOf(week);
  if (dayNumber(sunday) === easterOf(Number(sunday.slice(0, 4)), easter)) {
    return 'easter';
  }
  const day = sunday.slice(5);
  return day >= '12-18' && day <= '12-25' ? 'christmas' : null;
}
