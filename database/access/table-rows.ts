import { createHash } from 'node:crypto';
import pg from 'pg';
import { quotedName, type StoredTable, storedRows } from './stored-tables.ts';

/** Limits of rows in memory and of text per insert. */
const rowsPerFetch = 200;
const charactersPerInsert = 1_000_000;

/** A table's number of rows, and the SHA-256 of their lines in the order of the key. */
export type TableSum = { rows: number; sha256: string };

/** The settings that determine how PostgreSQL writes and reads values as text. */
export const textFormats = `
  set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set extra_float_digits = 1; set bytea_output = 'hex'; set xmloption = 'content';
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;`;

/**
 * Reads a table, one line per row: a JSON array of each value's text or null, made by PostgreSQL. Sorted
 * by the bytes of the key, so that every PostgreSQL yields the same order.
 *
 * @param client a connection in a transaction whose formats are `textFormats`
 * @param condition selects rows; by default those that a backup contains
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

/** The checksum of a table's rows, or of those that meet a condition. */
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

/** Computes a checksum line by line. */
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

/** Inserts lines from `readRows` in batches; `end` writes the last one. */
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
