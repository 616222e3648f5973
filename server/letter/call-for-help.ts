import type { Pool } from 'pg';

const pauseMs = 60_000;

/**
 * Queues mails about connections that need somebody, at most once a minute.
 *
 * @param pool logged in as `steeple_jobs`
 */
export function callForHelp(pool: Pool): () => Promise<void> {
  let doneAtMs = 0;
  return async () => {
    if (Date.now() - doneAtMs >= pauseMs) {
      await pool.query('select private.call_for_help()');
      doneAtMs = Date.now();
    }
  };
}
