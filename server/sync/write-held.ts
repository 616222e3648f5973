import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '#database/access/in-transaction.ts';
import type { ConnectionKey } from '../integrations/provider.ts';
import { LeaseLost } from './lease-lost.ts';

/** Which run has which connection. */
export type Holding = { key: ConnectionKey; holder: string };

/**
 * Does something in one transaction that holds only while this run has the connection: a Disconnect and
 * a takeover wait for its end, and it writes nothing after them.
 * @throws LeaseLost, and what the work throws
 */
export async function writeHeld<Result>(
  pool: Pool,
  { key, holder }: Holding,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `select from private.sync_connections
       where account_id = $1 and integration_type = $2 and holder = $3 for share`,
      [key.accountId, key.type, holder],
    );
    if (rowCount === 0) {
      throw new LeaseLost();
    }
    return await work(client);
  });
}
