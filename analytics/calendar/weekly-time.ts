import { weekdayOf } from './plain-date.ts';

/**
 * The weekday and clock time of an instant where the church is. For the server only, as it needs
 * Temporal.
 *
 * @param instant ISO 8601 with an offset
 * @param timeZone IANA
 * @returns e.g. `sunday 07:30`
 */
export function weeklyTimeOf(instant: string, timeZone: string): string {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' });
  return `${weekdayOf(local.toPlainDate().toString())} ${time}`;
}
