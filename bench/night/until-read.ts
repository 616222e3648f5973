import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/**
 * Waits until no connection is due.
 *
 * @throws Error when a sync failed
 */
export async function untilRead(owner: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await owner.query<{ left: number; problem: string | null }>(
      `select count(*) filter (where due_at <= now() or run_id is not null)::integer as left,
         max(last_error) as problem from private.sync_connections`,
    );
    if (rows[0]?.problem) {
      throw new Error(`A sync failed: ${rows[0].problem}`);
    }
    if (rows[0]?.left === 0) {
      return;
    }
    await sleep(500);
  }
}
