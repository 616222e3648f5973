import { addDays, daysBetween } from '../calendar/plain-date.ts';
import type { SearchDayReading } from '../figures/readings.ts';

/** Clicks of other searches day by day, without the dates in between: five years are four kilobytes. */
export type SearchDays = {
  /** The day of the first entry. */
  first: string;
  /** A day that was not read is null. */
  clicks: readonly (number | null)[];
  /** The days that Google may still change, by their place in `clicks`. */
  provisional: readonly number[];
};

/** @returns null where no day is known */
export function searchDaysOf(days: readonly SearchDayReading[]): SearchDays | null {
  const known = days
    .filter(({ nonbrandClicks }) => nonbrandClicks !== null)
    .toSorted((a, b) => daysBetween(b.day, a.day));
  const [first, last] = [known[0]?.day, known.at(-1)?.day];
  if (first === undefined || last === undefined) {
    return null;
  }
  const clicks = Array.from<number | null>({ length: daysBetween(first, last) + 1 }).fill(null);
  for (const { day, nonbrandClicks } of known) {
    clicks[daysBetween(first, day)] = nonbrandClicks;
  }
  const provisional = known.filter(({ isProvisional }) => isProvisional);
  return { first, clicks, provisional: provisional.map(({ day }) => daysBetween(first, day)) };
}

/** The newest day that is known. */
export function lastSearchDay({ first, clicks }: SearchDays): string {
  return addDays(first, clicks.length - 1);
}

/** A day's clicks, and whether Google may still change them. */
export function searchDay({ first, clicks, provisional }: SearchDays, day: string) {
  const place = daysBetween(first, day);
  return { clicks: clicks[place] ?? null, isProvisional: provisional.includes(place) };
}
