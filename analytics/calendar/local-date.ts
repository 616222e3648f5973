/**
 * The local date of an instant. For the server only: not every browser has Temporal, so browsers get
 * plain dates.
 *
 * @param instant ISO 8601 with an offset, e.g. `2026-11-22T03:30:00Z`
 * @param timeZone IANA, e.g. `America/New_York`
 * @returns `YYYY-MM-DD`
 * @throws {RangeError} for an invalid instant or time zone
 */
export function localDateOf(instant: string, timeZone: string): string {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/**
 * The instant at which a local date begins, which can be one o'clock where clocks change at midnight.
 *
 * @param date `YYYY-MM-DD`
 * @param timeZone IANA
 * @returns ISO 8601 in UTC
 */
export function startOfLocalDate(date: string, timeZone: string): string {
  return Temporal.PlainDate.from(date).toZonedDateTime({ timeZone }).toInstant().toString();
}
