import type pg from 'pg';

/** Bytes of every table, including indexes and TOAST, by name. */
export async function databaseSize(owner: pg.Pool): Promise<ReadonlyMap<string, number>> {
  const { rows } = await owner.query<{ name: string; bytes: number }>(
    `select format('%s.%s', schemaname, relname) as name, pg_total_relation_size(relid)::float as bytes
     from pg_stat_user_tables`,
  );
  return new Map(rows.map(({ name, bytes }) => [name, bytes]));
}
