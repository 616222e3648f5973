import { addDays } from '../calendar/plain-date.ts';
import type { Church, PageClicks } from './church.ts';

/** The landing pages of searches on one day with final data. */
export type DayPages = { day: string; pages: readonly PageClicks[] };

/** Days compared: four weeks contain every weekday equally often. */
const stretch = 28;

/**
 * Clicks by page in the 28 days up to a day and in the 28 before, for the rule `page_gone`.
 *
 * @param days in any order; days that were not read are absent
 * @returns null unless all 56 days are known: a missing day must not look like a missing page
 */
export function topPagesOf(days: readonly DayPages[], last: string): Church['topPages'] {
  const between = (from: string, to: string) => days.filter(({ day }) => day >= from && day <= to);
  const middle = addDays(last, 1 - stretch);
  const now = between(middle, last);
  const before = between(addDays(middle, -stretch), addDays(middle, -1));
  return now.length === stretch && before.length === stretch
    ? { now: summed(now), before: summed(before) }
    : null;
}

function summed(days: readonly DayPages[]): PageClicks[] {
  const clicksOf = new Map<string, number>();
  for (const { page, clicks } of days.flatMap(({ pages }) => pages)) {
    clicksOf.set(page, (clicksOf.get(page) ?? 0) + clicks);
  }
  return [...clicksOf].map(([page, clicks]) => ({ page, clicks }));
}
