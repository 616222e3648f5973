import { type Weekday, weekdays } from '#contract/functions/measures.ts';
import { addDays, dayNumber, weekdayIndex } from './plain-date.ts';

/**
 * The day that people name a week by: its Sunday, or another service day.
 *
 * @param week its first day
 */
export function serviceDayOf(week: string, { serviceDay }: { serviceDay: Weekday }): string {
  const first = weekdayIndex(dayNumber(week));
  return addDays(week, (weekdays.indexOf(serviceDay) - first + 7) % 7);
}
