import pg from 'pg';
import { quotedName, type StoredTable } from '#database/access/stored-tables.ts';

/**
 * Suspends our triggers, which would write audit rows again, and foreign keys, so that the order of tables
 * does not matter.
 *
 * @returns a function that restores them and checks every row
 */
export async function suspendGuards(
  client: pg.Client,
  tables: StoredTable[],
): Promise<() => Promise<void>> {
  const names = tables.map(quotedName);
  const { rows: foreignKeys } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and conparentid = 0 and conrelid = any ($1::regclass[])`,
    [names],
  );
  for (const { table, name } of foreignKeys) {
    await client.query(`alter table ${table} drop constraint ${name}`);
  }
  for (const name of names) {
    await client.query(`alter table ${name} disable trigger user`);
  }
  return async () => {
    for (const name of names) {
      await client.query(`alter table ${name} enable trigger user`);
    }
    for (const { table, name, definition } of foreignKeys) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    }
  };
}

type ForeignKey = { table: string; name: string; definition: string };

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
