import type { Pool } from 'pg';

/**
 * Deletes OAuth states that expired an hour ago. Until then a late callback still knows which page
 * to tell.
 */
export async function forgetStates(pool: Pool): Promise<void> {
  await pool.query(
    "delete from private.connection_states where expires_at < now() - interval '1 hour'",
  );
}
