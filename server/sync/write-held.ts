import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '#database/access/in-transaction.ts';
import type { ConnectionKey } from '../integrations/provider.ts';
import { LeaseLost } from './lease-lost.ts';

/** A connection and the run that holds its lease. */
export type Holding = { key: ConnectionKey; holder: string };

/**
 * Runs one transaction that is valid only while this run holds the lease: a Disconnect or takeover waits
 * for its end, and after one nothing is written.
 *
 * @throws LeaseLost, and what the work throws
 */
export async function writeHeld<Result>(
  pool: Pool,
  { key, holder }: Holding,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return await inTransaction(pool, work, async (client) => {
    const { rowCount } = await client.query(
      `select from private.sync_connections
       where account_id = $1 and integration_type = $2 and holder = $3 for share`,
      [key.accountId, key.type, holder],
    );
    if (rowCount === 0) {
      throw new LeaseLost();
    }
  });
}
