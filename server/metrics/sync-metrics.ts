import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { syncStates } from '#contract/functions/sync.ts';
import { integrationTypes } from '#contract/tables/integrations.ts';

/** How long a scrape waits for the database; after that it repeats the previous values. */
const answerTimeoutMs = 1_000;

type SyncCounts = {
  type: (typeof integrationTypes)[number];
  state: (typeof syncStates)[number];
  connections: number;
  overdue_seconds: number;
};

/**
 * The state of all syncs, queried at each scrape; the same in every process of one database.
 *
 * @param pool of `steeple_jobs`
 */
export function watchSyncs(registry: Registry, pool: Pool): void {
  const registers = [registry];
  const overdue = new Gauge({
    name: 'steeple_sync_overdue_seconds',
    help: 'How long the connection that waits longest has been due.',
    registers,
  });
  new Gauge({
    name: 'steeple_connections',
    help: 'Connections of churches to outside systems, by system and by how their reading is.',
    labelNames: ['integration', 'state'],
    registers,
    async collect() {
      const counts = await readCounts(pool);
      if (!counts) {
        return;
      }
      for (const integration of integrationTypes) {
        for (const state of syncStates) {
          const found = counts.find((count) => count.type === integration && count.state === state);
          this.set({ integration, state }, found?.connections ?? 0);
        }
      }
      overdue.set(Math.max(0, ...counts.map((count) => count.overdue_seconds)));
    },
  });
}

async function readCounts(pool: Pool): Promise<SyncCounts[] | undefined> {
  const answer = pool
    .query<SyncCounts>(
      `select integration_type as type, private.sync_state(connection) as state,
         count(*)::integer as connections,
         coalesce(extract(epoch from private.now() - min(due_at) filter (where due_at <= private.now())), 0)::float as overdue_seconds
       from private.sync_connections as connection group by 1, 2`,
    )
    .then(
      ({ rows }) => rows,
      () => undefined,
    );
  return Promise.race([answer, sleep(answerTimeoutMs, undefined, { ref: false })]);
}
