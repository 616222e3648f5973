import type { Weekday } from '#contract/functions/measures.ts';
import { weekOf } from '../calendar/church-week.ts';
import type { SearchDayReading } from '../figures/readings.ts';

/** A week's clicks from searches that name the church, and from those for a church nearby. */
export type SearchParts = { brand: number | null; local: number | null };

/**
 * Search details beyond the figures, by the week's first day. Leaves out weeks with provisional days, or
 * with days from readings that lack these details.
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

/** Null if one of them is unknown. */
function sumOf(values: readonly (number | null | undefined)[]): number | null {
  return values.reduce<number | null>(
    (sum, value) => (sum === null || value == null ? null : sum + value),
    0,
  );
}
