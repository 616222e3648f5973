import { weekdayIndex } from '#analytics/calendar/plain-date.ts';

/** Weekdays that a tenth of the days fall on, from 0 for Monday. */
export function usualWeekdays(days: readonly number[]): Set<number> {
  const counts = Map.groupBy(days, weekdayIndex);
  const least = Math.max(2, days.length / 10);
  return new Set(
    [...counts].filter(([, { length }]) => length >= least).map(([weekday]) => weekday),
  );
}
