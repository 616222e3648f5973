import { addDays } from '../calendar/plain-date.ts';
import type { Church, PageClicks } from './church.ts';

/** The pages that searches led to on one day that the search engine has finished counting. */
export type DayPages = { day: string; pages: readonly PageClicks[] };

/** As many days as are compared: four weeks have each day of the week equally often. */
const stretch = 28;

/**
 * The clicks of each page in the 28 days up to a day and in the 28 before, for the rule `page_gone`.
 *
 * @param days in any order; a day that was not read is left out
 * @returns null unless every one of the 56 days is known: a day that is missing is no page gone
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
