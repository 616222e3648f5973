import type { ClientBase } from 'pg';

/** Every row of every table, prefixed with the table's name. */
export async function dumpRows(owner: Pick<ClientBase, 'query'>): Promise<string[]> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select format('%I.%I', relnamespace::regnamespace, relname) as name from pg_class
     where relkind = 'r' and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema')
     order by 1`,
  );
  const dump: string[] = [];
  for (const { name } of tables) {
    const { rows } = await owner.query<{ row: string }>(
      `select to_jsonb(stored)::text as row from ${name} as stored`,
    );
    for (const { row } of rows) {
      dump.push(`${name} ${row}`);
    }
  }
  return dump;
}
