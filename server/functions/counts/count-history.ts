import type { z } from 'zod/mini';
import { countHistoryRequest, countHistoryResponse } from '#contract/functions/count-sheet.ts';
import { runAboutChurch } from '../about-church.ts';
import type { NamedFunction } from '../named-function.ts';

/** Every change of a day's counts and of its week's, newest first. */
export const countHistory: NamedFunction<z.infer<typeof countHistoryRequest>> = {
  request: countHistoryRequest,
  async run(services, claims, { accountId, date }) {
    const [revisions] = await runAboutChurch(services, claims, accountId, {
      columns: [revisionsColumn],
      values: [date],
    });
    return countHistoryResponse.parse({ revisions: JSON.parse(revisions ?? '[]') });
  },
};

const revisionsColumn = `(select coalesce(json_agg(json_build_object('serviceId', count.service_id,
    'categoryId', count.category_id, 'revision', said.revision, 'value', said.value, 'noService', said.no_service,
    'estimate', said.is_estimate, 'origin', said.origin, 'by', said.author, 'typedAt', said.typed_at,
    'receivedAt', said.received_at, 'stands', said.revision = count.revision)
    order by said.received_at desc, said.revision desc, said.id), '[]')
  from analytics.count_revisions as said join analytics.counts as count on count.id = said.count_id
  where said.account_id = $1::uuid
    and (count.day = $2::date or count.span = 'week' and $2::date between count.day and count.day + 6))::text`;
