import { queryAnswer } from '../../integrations/google-search-console/answers.ts';
import type { ReaderContext } from '../reader.ts';
import type { Span } from '../readings/reading-store.ts';

export type DayRow = { day: string; clicks: number; impressions: number };

/** More than Google has days, so that one request has them all. */
const rowLimit = 25_000;

/**
 * Clicks and impressions by day, also of days that Google may still change.
 *
 * @param filter RE2 expressions that the searches match, and that they do not match; Google then leaves
 *   rare searches out, so that the rest of all clicks is not those of the expression
 */
export async function queryDays(
  context: ReaderContext,
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
  const { rows, firstIncompleteDate } = queryAnswer.parse(body);
  return {
    rows: rows.map(({ key, clicks, impressions }) => ({ day: key, clicks, impressions })),
    firstIncompleteDate,
  };
}

function filterOf(operator: 'includingRegex' | 'excludingRegex', expression: string) {
  return { dimension: 'query', operator, expression };
}
