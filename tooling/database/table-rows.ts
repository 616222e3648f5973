import { createHash } from 'node:crypto';
import pg from 'pg';
import { quotedName, type StoredTable, storedRows } from './stored-tables.ts';

/** How many rows are in memory at a time, and how much text goes into one insert. */
const rowsPerFetch = 200;
const charactersPerInsert = 1_000_000;

/** How many rows a table has, and the SHA-256 of their lines in the order of the key. */
export type TableSum = { rows: number; sha256: string };

/** Values are written by PostgreSQL and read by it again, so only these may not differ in between. */
export const textFormats = `
  set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set extra_float_digits = 1; set bytea_output = 'hex'; set xmloption = 'content';
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;`;

/**
 * Reads a table, a line for each row: a JSON array of each value's text or null, made by
 * PostgreSQL. Sorted by the key, byte by byte, so that any PostgreSQL gives the same rows in the
 * same order.
 *
 * @param client a connection in a transaction whose formats are `textFormats`
 * @param table which rows (those that a backup holds
 * @param condition unless told)
 */
export async function* readRows(
  client: pg.Client,
  table: StoredTable,
  condition = storedRows(table),
): AsyncGenerator<string> {
  const values = table.columns.map(({ name }) => `${pg.escapeIdentifier(name)}::text`);
  const order = table.key.map((name) => `${pg.escapeIdentifier(name)}::text collate "C"`);
  await client.query(`
    declare stored_rows no scroll cursor for
    select json_build_array(${values.join(', ')})::text as line
    from ${quotedName(table)} where ${condition} order by ${order.join(', ')}`);
  let fetched: { line: string }[];
  do {
    const { rows } = await client.query<{ line: string }>(`fetch ${rowsPerFetch} from stored_rows`);
    fetched = rows;
    for (const { line } of fetched) {
      yield line;
    }
  } while (fetched.length > 0);
  await client.query('close stored_rows');
}

/** A table as it is now: its rows, or those that meet a condition, counted and summed up. */
export async function sumTable(
  client: pg.Client,
  table: StoredTable,
  condition?: string,
): Promise<TableSum> {
  const sum = startSum();
  for await (const line of readRows(client, table, condition)) {
    sum.add(line);
  }
  return sum.end();
}

/** Sums up lines one by one. */
export function startSum(): { add(line: string): void; end(): TableSum } {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add: (line) => {
      rows += 1;
      hash.update(`${line}\n`);
    },
    end: () => ({ rows, sha256: hash.digest('hex') }),
  };
}

/** Writes lines that `readRows` gave back into a table, many at a time; `end` writes the last ones. */
export function startInsert(client: pg.Client, table: StoredTable) {
  const names = table.columns.map(({ name }) => pg.escapeIdentifier(name));
  const values = table.columns.map(({ type }, index) => `(line ->> ${index})::${type}`);
  const insert = `
    insert into ${quotedName(table)} (${names.join(', ')}) overriding system value
    select ${values.join(', ')} from unnest($1::json[]) as line`;
  let lines: string[] = [];
  let characters = 0;
  const write = async () => {
    if (lines.length > 0) {
      await client.query(insert, [lines]);
    }
    lines = [];
    characters = 0;
  };
  return {
    add: async (line: string) => {
      lines.push(line);
      characters += line.length;
      if (characters > charactersPerInsert) {
        await write();
      }
    },
    end: write,
  };
}
