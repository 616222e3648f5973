import { queryAnswer } from '../../integrations/google-search-console/answers.ts';
import type { ReaderContext } from '../reader.ts';
import type { Span } from '../readings/reading-store.ts';
import { readAnswer } from './read-answer.ts';

export type DayRow = { day: string; clicks: number; impressions: number };

/** More than the days that Google keeps, so that one request returns them all. */
const rowLimit = 25_000;

/**
 * Clicks and impressions by day, provisional days included.
 *
 * @param filter RE2 expressions that searches must match, and must not match. With a filter, Google
 *   leaves out rare searches, so filtered clicks do not add up to all clicks.
 */
export async function queryDays(
  context: Pick<ReaderContext, 'get'>,
  property: string,
  { from, to }: Span,
  filter: { including?: string | null; excluding?: string | null } = {},
): Promise<{ rows: DayRow[]; firstIncompleteDate: string | null }> {
  const { including = null, excluding = null } = filter;
  const filters = [
    ...(including === null ? [] : [filterOf('includingRegex', including)]),
    ...(excluding === null ? [] : [filterOf('excludingRegex', excluding)]),
  ];
  const body = await context.get({
    path: `/sites/${encodeURIComponent(property)}/searchAnalytics/query`,
    json: {
      startDate: from,
      endDate: to,
      dimensions: ['date'],
      dataState: 'all',
      type: 'web',
      rowLimit,
      ...(filters.length === 0 ? {} : { dimensionFilterGroups: [{ filters }] }),
    },
  });
  const { rows, firstIncompleteDate } = readAnswer(queryAnswer(to), body);
  return {
    rows: rows.map(({ key, clicks, impressions }) => ({ day: key, clicks, impressions })),
    firstIncompleteDate,
  };
}

function filterOf(operator: 'includingRegex' | 'excludingRegex', expression: string) {
  return { dimension: 'query', operator, expression };
}
