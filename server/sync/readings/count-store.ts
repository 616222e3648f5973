import type { Pool, PoolClient } from 'pg';
import type { CountReading } from '#analytics/figures/readings.ts';

/**
 * What stands of a church's typed counts: all of them, since the first says from when on one
 * is expected; with what was asked about them.
 */
export async function loadCounts(
  db: Pool | PoolClient,
  accountId: string,
): Promise<readonly CountReading[]> {
  const { rows } = await db.query<{ counts: readonly CountReading[] }>(
    `with asked as (
       select count_id, json_agg(json_build_object('typed', typed_value, 'provided', provider_value,
         'providerFirst', provider_first, 'answer', answer,
         'at', ${isoInstant('coalesce(answered_at, asked_at)')})) as questions
       from analytics.count_questions where account_id = $1 and kind = 'provider' group by count_id
     )
     select coalesce(json_agg(case when questions is null then '{}' else jsonb_build_object('asked', questions) end
        || jsonb_build_object('day', day, 'span', span, 'serviceId', service_id,
        'categoryId', category_id, 'value', value, 'noService', no_service, 'isAsked', is_asked,
        'receivedAt', ${isoInstant('received_at')})), '[]') as counts
     from analytics.counts left join asked on count_id = id
     where account_id = $1 and (value is not null or no_service or questions is not null)`,
    [accountId],
  );
  return rows[0]?.counts ?? [];
}

function isoInstant(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
