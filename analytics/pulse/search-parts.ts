import type { Weekday } from '#contract/functions/measures.ts';
import { weekOf } from '../calendar/church-week.ts';
import type { SearchDayReading } from '../figures/readings.ts';

/** Clicks of a whole week: of searches that name the church, and of those that ask for one nearby. */
export type SearchParts = { brand: number | null; local: number | null };

/**
 * What stands beside the figures of search, by the first day of the week. Weeks of which Google may
 * still change a day, or of which a day was read before these were asked for, are left out.
 */
export function searchPartsOf(
  days: readonly SearchDayReading[],
  weekStartsOn: Weekday,
): Map<string, SearchParts> {
  const byWeek = Map.groupBy(days, ({ day }) => weekOf(day, weekStartsOn));
  const whole = [...byWeek].filter(
    ([, week]) => week.length === 7 && week.every(({ isProvisional }) => !isProvisional),
  );
  return new Map(
    whole.map(([first, week]) => [
      first,
      {
        brand: sumOf(week.map(({ brandClicks }) => brandClicks)),
        local: sumOf(week.map(({ localClicks }) => localClicks)),
      },
    ]),
  );
}

/** Null where one of them is not known. */
function sumOf(values: readonly (number | null | undefined)[]): number | null {
  return values.reduce<number | null>(
    (sum, value) => (sum === null || value == null ? null : sum + value),
    0,
  );
}
