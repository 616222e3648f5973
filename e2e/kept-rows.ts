import type pg from 'pg';

/** What was computed of a church, by the names of its tables. */
export type KeptRows = ReadonlyMap<string, string>;

/** Reads a church's rows of these tables, to give them to another church that counted the same. */
export async function keepRows(
  owner: Pick<pg.ClientBase, 'query'>,
  accountId: string,
  tables: readonly string[],
): Promise<KeptRows> {
  const kept = new Map<string, string>();
  for (const table of tables) {
    const { rows } = await owner.query<{ found: string }>(
      `select coalesce(jsonb_agg(to_jsonb(one) - 'account_id'), '[]')::text as found
       from ${table} as one where account_id = $1`,
      [accountId],
    );
    kept.set(table, rows[0]?.found ?? '[]');
  }
  return kept;
}

/** Gives a church these rows in place of its own. */
export async function giveRows(
  owner: Pick<pg.ClientBase, 'query'>,
  accountId: string,
  kept: KeptRows,
): Promise<void> {
  for (const [table, rows] of kept) {
    await owner.query(`delete from ${table} where account_id = $1`, [accountId]);
    await owner.query(
      `insert into ${table} select (jsonb_populate_record(null::${table},
         row || jsonb_build_object('account_id', $1::text))).*
       from jsonb_array_elements($2::jsonb) as row`,
      [accountId, rows],
    );
  }
}
