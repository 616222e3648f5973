import type pg from 'pg';

/**
 * Counts the connections of a login role that wait for a lock of another.
 *
 * @param owner the owner's pool of the test's database
 * @param login such as `steeple_rest`
 */
export async function countWaitingForLock(owner: pg.Pool, login: string): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and usename = $1 and wait_event_type = 'Lock'`,
    [login],
  );
  return rows[0]?.count ?? 0;
}
