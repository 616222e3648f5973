import type { Holiday } from '#analytics/calendar/church-calendar.ts';
import { weekdayOf } from '#analytics/calendar/plain-date.ts';

/** The years of a country that were asked for before: one takes about 15 ms to work out. */
const known = new Map<string, readonly Holiday[]>();

/**
 * The holidays of a country that may change who comes to church: days off work, and what is kept on a
 * Sunday, such as Mother's Day. Substitute days are left out: they are days off, not events.
 * See docs/decisions/holidays.md.
 *
 * @param country ISO 3166-1 alpha-2; one that is not known has none. The United States have none
 *   either: the calendar has rules of its own for them.
 * @param fromYear the first year, included
 * @param toYear the last year, included
 */
export async function countryHolidays(
  country: string,
  fromYear: number,
  toYear: number,
): Promise<Holiday[]> {
  if (country === 'US') {
    return [];
  }
  const holidays: Holiday[] = [];
  for (let year = fromYear; year <= toYear; year += 1) {
    holidays.push(...(await holidaysOfYear(country, year)));
  }
  return holidays;
}

async function holidaysOfYear(country: string, year: number): Promise<readonly Holiday[]> {
  const key = `${country} ${year}`;
  const before = known.get(key);
  if (before !== undefined) {
    return before;
  }
  // Some 40 MB once loaded, and most installations serve one country: only who needs it pays.
  const { default: Holidays } = await import('date-holidays');
  const holidays = new Holidays(country, { languages: 'en' })
    .getHolidays(year)
    .filter(({ substitute }) => substitute !== true)
    .map(({ date, name, type }) => ({ date: date.slice(0, 10), name, type }))
    .filter(({ date, type }) => type === 'public' || weekdayOf(date) === 'sunday')
    .map(({ date, name }) => ({ date, name }));
  known.set(key, holidays);
  return holidays;
}
