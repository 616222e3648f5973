import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const toldEveryMs = 30_000;

/**
 * Waits until no connection is due, and prints how many are left. A sync whose provider was unavailable
 * resumes by itself.
 *
 * @throws Error when a sync failed
 */
export async function untilRead(owner: pg.Pool): Promise<void> {
  let toldAtMs = performance.now();
  for (;;) {
    const { rows } = await owner.query<{ left: number; problem: string | null }>(
      `select count(*) filter (where due_at <= now() or run_id is not null)::integer as left,
         max(last_error) filter (where last_error <> 'provider_unavailable') as problem
       from private.sync_connections`,
    );
    if (rows[0]?.problem) {
      throw new Error(`A sync failed: ${rows[0].problem}`);
    }
    if (rows[0]?.left === 0) {
      return;
    }
    if (performance.now() - toldAtMs > toldEveryMs) {
      toldAtMs = performance.now();
      console.log(`${rows[0]?.left} connections are left to read`);
    }
    await sleep(500);
  }
}
