import type pg from 'pg';

/**
 * Finds the connections of a login role that wait for a lock of another.
 *
 * @param owner the owner's pool of the test's database
 * @param login such as `steeple_rest`
 * @returns the process ids of their backends
 */
export async function findWaitingForLock(owner: pg.Pool, login: string): Promise<number[]> {
  const { rows } = await owner.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and usename = $1 and wait_event_type = 'Lock'`,
    [login],
  );
  return rows.map(({ pid }) => pid);
}
