import { addDays } from '#analytics/calendar/plain-date.ts';
import type { SearchPagesReading } from '#analytics/figures/readings.ts';
import { pagesAnswer } from '../../integrations/google-search-console/answers.ts';
import type { ReaderContext } from '../reader.ts';
import type { Span } from '../readings/reading-store.ts';

/** Google's maximum. */
const rowLimit = 25_000;
/** After this many answers, the remaining days stay unknown. */
const answersMax = 4;
/** The number of pages kept per day, those with the most clicks. */
const pagesMax = 50;

type PageRow = { day: string; page: string; clicks: number };

/**
 * The landing pages of searches by day, for the days of a span with final data. Pages without clicks
 * are left out.
 */
export async function queryPages(
  context: Pick<ReaderContext, 'get'>,
  property: string,
  span: Span,
): Promise<SearchPagesReading[]> {
  const rows: PageRow[] = [];
  let firstIncomplete: string | null = null;
  let isWhole = false;
  for (let answers = 0; answers < answersMax && !isWhole; answers += 1) {
    const body = await context.get({
      path: `/sites/${encodeURIComponent(property)}/searchAnalytics/query`,
      json: {
        startDate: span.from,
        endDate: span.to,
        dimensions: ['date', 'page'],
        dataState: 'all',
        type: 'web',
        rowLimit,
        startRow: rows.length,
      },
    });
    const answer = pagesAnswer(span.to).parse(body);
    rows.push(...answer.rows);
    firstIncomplete ??= answer.firstIncompleteDate;
    isWhole = answer.rows.length < rowLimit;
  }
  const last = rows.at(-1)?.day;
  if (last === undefined) {
    return [];
  }
  // Rows are sorted by date: if there were too many, the last day is incomplete.
  const told = isWhole ? addDays(last, 1) : last;
  const [until = told] = [told, firstIncomplete ?? told, addDays(span.to, 1)].sort();
  return daysOf(rows, span.from, until);
}

/** One reading for each day before `until`; a day without a row had no clicks. */
function daysOf(rows: readonly PageRow[], from: string, until: string): SearchPagesReading[] {
  const byDay = Map.groupBy(rows, ({ day }) => day);
  const days: SearchPagesReading[] = [];
  for (let day = from; day < until; day = addDays(day, 1)) {
    const pages = (byDay.get(day) ?? [])
      .filter(({ clicks }) => clicks > 0)
      .toSorted((a, b) => b.clicks - a.clicks || (a.page < b.page ? -1 : 1))
      .slice(0, pagesMax)
      .map(({ page, clicks }) => ({ page, clicks }));
    days.push({ day, pages });
  }
  return days;
}
