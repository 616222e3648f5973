import type { Pool } from 'pg';
import type { ConnectionKey } from '../provider.ts';

const ofConnection = 'account_id = $1 and integration_type = $2';

/** Who may renew a token pair: one process at a time, by a lease in the pair's row. */
export function createRenewalLeases(pool: Pool) {
  const isChanged = async (text: string, values: unknown[]): Promise<boolean> =>
    (await pool.query(text, values)).rowCount === 1;
  return {
    /** Reserves the renewal of this very pair; false when it is reserved, renewed, refused or gone. */
    takeLease: (key: ConnectionKey, version: string, holder: string, leaseMs: number) =>
      isChanged(
        `update private.provider_credentials
         set refresh_holder = $4, refresh_until = now() + make_interval(secs => $5)
         where ${ofConnection} and version = $3 and reconnect_needed_at is null
           and (refresh_until is null or refresh_until < now())`,
        [key.accountId, key.type, version, holder, leaseMs / 1000],
      ),

    releaseLease: (key: ConnectionKey, holder: string) =>
      isChanged(
        `update private.provider_credentials set refresh_holder = null, refresh_until = null
         where ${ofConnection} and refresh_holder = $3`,
        [key.accountId, key.type, holder],
      ),

    /** Marks the access token of this pair as expired. */
    endAccess: (key: ConnectionKey, version: string) =>
      isChanged(
        `update private.provider_credentials set access_expires_at = least(access_expires_at, now())
         where ${ofConnection} and version = $3`,
        [key.accountId, key.type, version],
      ),

    /**
     * Records that the provider refused this pair; false when the holder's lease has ended or the
     * pair was replaced.
     */
    markRefused: (key: ConnectionKey, version: string, holder: string) =>
      isChanged(
        `update private.provider_credentials
         set reconnect_needed_at = private.now(), refresh_holder = null, refresh_until = null
         where ${ofConnection} and version = $3 and refresh_holder = $4`,
        [key.accountId, key.type, version, holder],
      ),
  };
}
