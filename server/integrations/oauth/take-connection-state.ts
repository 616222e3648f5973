import type { Pool } from 'pg';
import { z } from 'zod';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import { hashSecret, isSecret } from './connection-secrets.ts';

/** Who is connecting which church. */
export type ConnectionState = {
  stateHash: string;
  accountId: string;
  personId: string;
  /** The session it was begun in. */
  sessionId: string;
  /** The origin of the asking page. */
  origin: string;
  sealedVerifier: string;
  /** Whether it came back in time. */
  isInTime: boolean;
};

const stateRow = z.object({
  account_id: z.string(),
  user_id: z.string(),
  session_id: z.string(),
  origin: z.string(),
  sealed_verifier: z.string(),
  is_in_time: z.boolean(),
});

/**
 * Consumes a state, which works once.
 *
 * @returns null when there is none for this provider and this browser; an attempt from another
 *   browser leaves it in place
 */
export async function takeConnectionState(
  pool: Pool,
  type: IntegrationType,
  state: string | undefined,
  browser: string | undefined,
): Promise<ConnectionState | null> {
  if (!isSecret(state) || !isSecret(browser)) {
    return null;
  }
  const stateHash = hashSecret(state);
  const { rows } = await pool.query(
    `delete from private.connection_states
     where state_hash = $1 and browser_hash = $2 and integration_type = $3
     returning account_id, user_id, session_id, origin, sealed_verifier, expires_at > now() as is_in_time`,
    [stateHash, hashSecret(browser), type],
  );
  if (rows.length === 0) {
    return null;
  }
  const row = stateRow.parse(rows[0]);
  return {
    stateHash,
    accountId: row.account_id,
    personId: row.user_id,
    sessionId: row.session_id,
    origin: row.origin,
    sealedVerifier: row.sealed_verifier,
    isInTime: row.is_in_time,
  };
}
