import { type Weekday, weekdays } from '#contract/functions/measures.ts';

/** When a letter comes, by the clock of its church. */
export const morningHour = 7;

/**
 * The first morning after a moment on which a church's letter comes: the one after its main service day, for
 * most a Monday.
 *
 * @param timeZone IANA
 */
export function nextMorning(after: Date, serviceDay: Weekday, timeZone: string): Date {
  const local = Temporal.Instant.from(after.toISOString()).toZonedDateTimeISO(timeZone);
  // Temporal counts the days of a week from Monday, which is 1.
  const dayAfter = ((weekdays.indexOf(serviceDay) + 1) % 7) + 1;
  const morning = local
    .add({ days: (dayAfter - local.dayOfWeek + 7) % 7 })
    .withPlainTime(new Temporal.PlainTime(morningHour));
  const isLater = Temporal.ZonedDateTime.compare(morning, local) > 0;
  return new Date((isLater ? morning : morning.add({ days: 7 })).epochMilliseconds);
}
