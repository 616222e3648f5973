import { addDays } from '#analytics/calendar/plain-date.ts';
import type { SearchPagesReading } from '#analytics/figures/readings.ts';
import { pagesAnswer } from '../../integrations/google-search-console/answers.ts';
import type { ReaderContext } from '../reader.ts';
import type { Span } from '../readings/reading-store.ts';

/** The most that Google gives at once. */
const rowLimit = 25_000;
/** Of a site with more rows than this the days that are left are not known. */
const answersMax = 4;
/** Of a day's pages so many are kept, those that most clicks went to. */
const pagesMax = 50;

type PageRow = { day: string; page: string; clicks: number };

/**
 * The pages that searches led to, day by day, for those days of a span that Google has finished counting.
 * A page without a click is left out.
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
    const answer = pagesAnswer.parse(body);
    rows.push(...answer.rows);
    firstIncomplete ??= answer.firstIncompleteDate;
    isWhole = answer.rows.length < rowLimit;
  }
  const last = rows.at(-1)?.day;
  if (last === undefined) {
    return [];
  }
  // Rows come by date: where there were too many, some of the last day are missing.
  const told = isWhole ? addDays(last, 1) : last;
  const [until = told] = [told, firstIncomplete ?? told, addDays(span.to, 1)].sort();
  return daysOf(rows, span.from, until);
}

/** One reading for each day before `until`; a day without a row had no click. */
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
