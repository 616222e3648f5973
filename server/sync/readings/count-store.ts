import type { Pool, PoolClient } from 'pg';
import type { CountReading } from '#analytics/figures/readings.ts';

/** What stands of a church's typed counts: all of them, since the first says from when on one is expected. */
export async function loadCounts(
  db: Pool | PoolClient,
  accountId: string,
): Promise<readonly CountReading[]> {
  const { rows } = await db.query<{ counts: readonly CountReading[] }>(
    `select coalesce(json_agg(json_build_object('day', day, 'span', span, 'serviceId', service_id,
        'categoryId', category_id, 'value', value, 'noService', no_service, 'isAsked', is_asked,
        'receivedAt', to_char(received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))), '[]') as counts
     from analytics.counts where account_id = $1 and (value is not null or no_service)`,
    [accountId],
  );
  return rows[0]?.counts ?? [];
}
