import { localDateOf, startOfLocalDate } from '#analytics/calendar/local-date.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';

/** Local dates of one church, cached because many records share an instant. */
export type ChurchClock = {
  /** The local date of an instant, ISO 8601. */
  dayOf(instant: string): string;
  /** The instant at which a local date begins. */
  startOf(day: string): string;
  /** The instant at which the day after it begins. */
  endOf(day: string): string;
};

/** The clock of a time zone. */
export function churchClock(timeZone: string): ChurchClock {
  const days = new Map<string, string>();
  return {
    dayOf: (instant) => {
      const day = days.get(instant) ?? localDateOf(instant, timeZone);
      days.set(instant, day);
      return day;
    },
    startOf: (day) => startOfLocalDate(day, timeZone),
    endOf: (day) => startOfLocalDate(addDays(day, 1), timeZone),
  };
}
