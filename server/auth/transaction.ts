import type { Pool, PoolClient } from 'pg';

/**
 * Runs work in one transaction at READ COMMITTED. Rolls back and rethrows when it throws; a
 * connection that cannot even roll back is discarded.
 *
 * @returns the result of the work
 */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    isBroken = await client.query('rollback').then(
      () => false,
      () => true,
    );
    throw error;
  } finally {
    client.release(isBroken);
  }
}
