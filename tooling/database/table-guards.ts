import pg from 'pg';
import { quotedName, type StoredTable } from '#database/access/stored-tables.ts';

/**
 * Suspends our triggers, which would write audit rows again, foreign keys, so that the order of tables does not
 * matter, and indexes with the keys that they are of: built of all rows at once they take a third of the time.
 *
 * @returns a function that restores them and checks every row
 */
export async function suspendGuards(
  client: pg.Client,
  tables: StoredTable[],
): Promise<() => Promise<void>> {
  const names = tables.map(quotedName);
  const { rows: guards } = await client.query<Guard>(guardsOf, [names]);
  for (const { drop } of guards) {
    await client.query(drop);
  }
  for (const name of names) {
    await client.query(`alter table ${name} disable trigger user`);
  }
  return async () => {
    for (const name of names) {
      await client.query(`alter table ${name} enable trigger user`);
    }
    for (const { make } of guards.toReversed()) {
      await client.query(make);
    }
  };
}

/** Statements. */
type Guard = { drop: string; make: string };

/** Foreign keys first, since they rest on other keys. */
const guardsOf = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make,
    contype <> 'f' as is_index, -oid::bigint as place
  from pg_constraint
  where contype in ('f', 'p', 'u', 'x') and conparentid = 0
    and (conrelid = any ($1::regclass[]) or confrelid = any ($1::regclass[]))
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), true, -indexrelid::bigint
  from pg_index
  where indrelid = any ($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid
    and contype in ('p', 'u', 'x'))
  order by is_index, place`;

/** Empties tables of rows that migrations inserted. */
export async function emptyTables(client: pg.Client, tables: StoredTable[]): Promise<void> {
  if (tables.length > 0) {
    await client.query(`truncate ${tables.map(quotedName).join(', ')} cascade`);
  }
}

/** Sets sequences, by their names quoted for SQL. */
export async function setSequences(
  client: pg.Client,
  sequences: { name: string; value: string; isCalled: boolean }[],
): Promise<void> {
  for (const { name, value, isCalled } of sequences) {
    await client.query(`select setval(${pg.escapeLiteral(name)}::regclass, $1, $2)`, [
      value,
      isCalled,
    ]);
  }
}
