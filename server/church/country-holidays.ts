import type { Holiday } from '#analytics/calendar/church-calendar.ts';
import { weekdayOf } from '#analytics/calendar/plain-date.ts';

/** Cached by country and year: one takes about 15 ms to compute. */
const known = new Map<string, readonly Holiday[]>();

/**
 * The holidays of a country that may affect attendance: days off work, and observances on a Sunday such
 * as Mother's Day. Substitute days are left out: they are days off, not events.
 * See docs/decisions/holidays.md.
 *
 * @param country ISO 3166-1 alpha-2; an unknown one has no holidays. Nor has the United States: the
 *   calendar has its own rules for it.
 * @param fromYear inclusive
 * @param toYear inclusive
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
  // Takes some 40 MB, so it is loaded only where a church outside the United States needs it.
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
