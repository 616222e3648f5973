import type { Pool, PoolClient } from 'pg';

/**
 * Does work in one transaction on a connection of its own, which the pool replaces if it broke.
 *
 * @param take what it takes first, e.g. a lock; sent along with `begin`
 * @returns what the work returns, once it is committed
 * @throws what the work threw; nothing of it is kept then
 */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
  take?: (client: PoolClient) => Promise<unknown>,
): Promise<Result> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    await Promise.all([client.query('begin'), take?.(client)]);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      isBroken = true;
    });
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/** The same, one at a time for each name, in all processes on the database. */
export function inLockedTransaction<Result>(
  pool: Pool,
  name: string,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return inTransaction(pool, work, (client) =>
    client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]),
  );
}
