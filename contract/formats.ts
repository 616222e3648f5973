import { languageNow, localeOf } from './messages/language.ts';

// Creating a format takes some hundred times as long as using it.
const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const listFormats = new Map<string, Intl.ListFormat>();

/** The format of numbers, created once for each set of options and language. */
export function numberFormat(
  options: Intl.NumberFormatOptions,
  language = languageNow(),
): Intl.NumberFormat {
  const locale = localeOf(language);
  const key = locale + JSON.stringify(options);
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options);
  numberFormats.set(key, format);
  return format;
}

/**
 * The format of dates, created once for each set of options and language. Plain dates have no time zone:
 * without one they are written as they are in UTC.
 */
export function dateFormat(
  options: Intl.DateTimeFormatOptions,
  language = languageNow(),
): Intl.DateTimeFormat {
  const locale = localeOf(language);
  const key = locale + JSON.stringify(options);
  const format =
    dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  dateFormats.set(key, format);
  return format;
}

/** The format of names in a row, joined by *and* or by *or*, created once for each language. */
export function listFormat(
  type: 'conjunction' | 'disjunction' = 'conjunction',
  language = languageNow(),
): Intl.ListFormat {
  const locale = localeOf(language);
  const key = locale + type;
  const format = listFormats.get(key) ?? new Intl.ListFormat(locale, { type });
  listFormats.set(key, format);
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

/** A time zone as people call it, e.g. `Central Time`; by its own name where that is not known here. */
export function zoneWords(timeZone: string): string {
  try {
    const parts = dateFormat({ timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return timeZone.replaceAll('_', ' ');
  }
}
