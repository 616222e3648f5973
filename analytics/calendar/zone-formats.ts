/** Formats of one time zone: creating them takes some hundred times as long as using them. */
type ZoneFormats = {
  /** `YYYY-MM-DD` */
  date: Intl.DateTimeFormat;
  /** E.g. `6:10 AM`. */
  time: Intl.DateTimeFormat;
};

const known = new Map<string, ZoneFormats>();

/**
 * How instants are written as local dates and times.
 *
 * @param timeZone IANA, e.g. `America/New_York`
 * @throws {RangeError} when there is no such zone
 */
export function zoneFormats(timeZone: string): ZoneFormats {
  const formats = known.get(timeZone) ?? {
    date: new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }),
    time: new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' }),
  };
  known.set(timeZone, formats);
  return formats;
}
