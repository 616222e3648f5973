import type { MeasureChoices } from '#contract/functions/measures.ts';
import { createDayCounts } from '#sandbox/church/search/day-counts.ts';
import { lifeOfProperty } from '#sandbox/church/search/search-life.ts';
import { knownDaysAt } from '#sandbox/google/known-days.ts';
import { type ChurchWeek, type Recomputed, stated } from './weeks.ts';

type Searched = { clicks: Recomputed; impressions: Recomputed; nonbrand: Recomputed | null };

const historyMonths = 16;

/**
 * The searches of a week with complete data; null for any other. Search Console's days are in Pacific
 * time, so the week is matched by dates, not instants.
 */
export function searchOf(
  property: string,
  asOf: number,
  week: ChurchWeek,
  { brandTerms }: MeasureChoices,
): Searched | null {
  const life = lifeOfProperty(property);
  const first = Date.parse(`${week.date}T00:00:00Z`) / 86_400_000;
  const known = knownDaysAt(asOf, historyMonths);
  if (!life || first < known.first || first > known.lastFresh) {
    return null;
  }
  const countDay = createDayCounts(life, { byCountry: false, byDevice: false }, asOf);
  const terms = brandTerms.map((term) => term.toLowerCase());
  const sums = { clicks: 0, impressions: 0, nonbrand: 0 };
  let days = 0;
  for (let day = first; day < first + 7 && day <= known.lastFresh; day += 1) {
    const cells = [...countDay(day, known.extentOf(day))];
    // A final day without a row had no searches.
    days += cells.length > 0 || day <= known.lastFinal ? 1 : 0;
    for (const { query, clicks, impressions } of cells) {
      sums.clicks += clicks;
      sums.impressions += impressions;
      sums.nonbrand += isNonbrand(query, terms) ? clicks : 0;
    }
  }
  // In the first hours of a week nothing is known of it yet, which is not zero.
  if (days === 0) {
    return null;
  }
  const isWhole = first + 6 <= known.lastFinal;
  const of = (value: number) => stated(week, asOf, { value, count: days, isWhole });
  return {
    clicks: of(sums.clicks),
    impressions: of(sums.impressions),
    nonbrand: terms.length === 0 ? null : of(sums.nonbrand),
  };
}

function isNonbrand(query: string | null, terms: readonly string[]): boolean {
  return query !== null && !terms.some((term) => query.includes(term));
}
