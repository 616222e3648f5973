import type { Recount } from './people.ts';

const dayMs = 86_400_000;

/** A count of a quarter, as the records say; null where it is too small to be told. */
export type RecountedQuarter = { value: number; base: number | null } | null;

/** So many quarters that end with one of a year. */
export type Quarters = { year: number; quarter: number; span: number };

/** The numbers of the weeks of quarters, by their Sundays. */
export function weeksOf({ weeks }: Recount, { year, quarter, span }: Quarters): number[] {
  const last = 4 * year + quarter - 1;
  return weeks.flatMap(({ date }, index) => {
    const sunday = new Date(Date.parse(date) + 6 * dayMs);
    const own = 4 * sunday.getUTCFullYear() + Math.floor(sunday.getUTCMonth() / 3);
    return own > last - span && own <= last ? [index] : [];
  });
}
