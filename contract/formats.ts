const locale = 'en-US';

// Creating a format takes some hundred times as long as using it.
const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** The format of numbers, created once for each set of options. */
export function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options);
  numberFormats.set(key, format);
  return format;
}

/**
 * The format of dates, created once for each set of options. Plain dates have no time zone: without
 * one they are written as they are in UTC.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const format =
    dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  dateFormats.set(key, format);
  return format;
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * The date of an instant where a church is.
 *
 * @param timeZone IANA, e.g. `America/New_York`
 * @returns `YYYY-MM-DD`
 */
export function localDay(instant: Date, timeZone: string): string {
  // Canada writes dates as ISO 8601 does.
  const format =
    dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  dayFormats.set(timeZone, format);
  return format.format(instant);
}
