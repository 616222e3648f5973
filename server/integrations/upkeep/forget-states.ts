import type { Pool } from 'pg';

/**
 * Deletes sign-ins at a provider that ran out an hour ago. Until then a late callback still learns
 * which page to tell.
 */
export async function forgetStates(pool: Pool): Promise<void> {
  await pool.query(
    "delete from private.connection_states where expires_at < now() - interval '1 hour'",
  );
}
