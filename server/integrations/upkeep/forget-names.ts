import type { Pool } from 'pg';

const roundMs = 3_600_000;

/**
 * Takes the names of people who were deleted long ago out of the audit log, once an hour.
 *
 * @param afterDays how long they stay
 * @returns a function that does it when it is time
 */
export function createForgettingNames(pool: Pool, afterDays: number): () => Promise<void> {
  let nextAtMs = 0;
  return async function forgetNames() {
    if (Date.now() < nextAtMs) {
      return;
    }
    nextAtMs = Date.now() + roundMs;
    await pool.query('select private.forget_names($1)', [afterDays]);
  };
}
