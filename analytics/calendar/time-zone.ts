/**
 * Whether dates can be computed in a time zone. Browsers also know short names like `PST`, which
 * calendars do not, and offsets like `+02:00`, which have no daylight saving time.
 */
export function isTimeZone(name: string): boolean {
  try {
    return (
      /^[A-Za-z]/.test(name) &&
      Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name) !== null
    );
  } catch {
    return false;
  }
}
