/**
 * The local date of an instant, for the server: the browser has no Temporal everywhere and is told
 * dates, so it never imports this file.
 *
 * @param instant ISO 8601 with an offset, e.g. `2026-11-22T03:30:00Z`
 * @param timeZone IANA, e.g. `America/New_York`
 * @returns `YYYY-MM-DD`
 * @throws {RangeError} when either is not what it should be
 */
export function localDateOf(instant: string, timeZone: string): string {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/**
 * The instant at which a local date begins. A day may begin at one o'clock, where clocks change at
 * midnight.
 *
 * @param date `YYYY-MM-DD`
 * @param timeZone IANA
 * @returns ISO 8601 in UTC
 */
export function startOfLocalDate(date: string, timeZone: string): string {
  return Temporal.PlainDate.from(date).toZonedDateTime({ timeZone }).toInstant().toString();
}
