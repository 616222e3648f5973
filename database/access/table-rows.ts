import { createHash } from 'node:crypto';
import pg from 'pg';
import { quotedName, type StoredTable, storedRows } from './stored-tables.ts';

/** How much text is fetched or inserted at a time, as long as rows are as long as those before. */
const charactersAtOnce = 1_000_000;
const rowsAtFirst = 200;
const rowsAtOnceMax = 5_000;

/** A table's number of rows, and the sum of the hashes of their lines, in whatever order they are. */
export type TableSum = { rows: number; sum: string };

/** The settings that determine how PostgreSQL writes and reads values as text. */
export const textFormats = `
  set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set extra_float_digits = 1; set bytea_output = 'hex'; set xmloption = 'content';
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;`;

/**
 * Reads a table, one line per row: a JSON array of each value's text or null, made by PostgreSQL. In the order
 * of the primary key, which its index has: nothing is sorted, and rows that are restored in it build their
 * index from one end.
 *
 * @param client a connection in a transaction whose formats are `textFormats`
 * @returns lines, some at a time, while PostgreSQL makes the next
 */
export async function* readRows(client: pg.Client, table: StoredTable): AsyncGenerator<string[]> {
  const order = table.key.map((name) => pg.escapeIdentifier(name));
  // Otherwise a large table may be sorted on disk.
  await client.query(`
    set local enable_sort = off;
    declare stored_rows no scroll cursor for
    select ${lineOf(table)} as line from ${quotedName(table)}
    where ${storedRows(table)} order by ${order.join(', ')}`);
  const fetch = (rows: number) => client.query<{ line: string }>(`fetch ${rows} from stored_rows`);
  let coming = fetch(rowsAtFirst);
  for (;;) {
    const lines = (await coming).rows.map(({ line }) => line);
    if (lines.length === 0) {
      break;
    }
    const characters = lines.reduce((sum, line) => sum + line.length, 0);
    const rows = Math.ceil((lines.length * charactersAtOnce) / characters);
    coming = fetch(Math.min(rows, rowsAtOnceMax));
    coming.catch(() => {}); // It is awaited next, unless the reader has failed by then.
    yield lines;
  }
  await client.query('close stored_rows');
}

/** The line of a row, for SQL. */
function lineOf(table: StoredTable): string {
  const values = table.columns.map(({ name }) => `${pg.escapeIdentifier(name)}::text`);
  return `json_build_array(${values.join(', ')})::text`;
}

/** The sum of a table's rows that a condition selects; by default of those that a backup contains. */
export async function sumTable(
  client: pg.Client,
  table: StoredTable,
  condition = storedRows(table),
): Promise<TableSum> {
  const { rows } = await client.query<{ rows: string; sum: string }>(
    `select count(*) as rows, coalesce(sum(hashtextextended(${lineOf(table)}, 0)), 0) as sum
     from ${quotedName(table)} where ${condition}`,
  );
  return { rows: Number(rows[0]?.rows), sum: rows[0]?.sum ?? '' };
}

/** Computes the checksum of a table's lines as they stand in a file. */
export function startSum(): {
  add(lines: readonly string[]): void;
  end(): { rows: number; sha256: string };
} {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add: (lines) => {
      rows += lines.length;
      hash.update(`${lines.join('\n')}\n`);
    },
    end: () => ({ rows, sha256: hash.digest('hex') }),
  };
}

/** Inserts lines from `readRows` in batches, while the next are read; `end` writes the last one. */
export function startInsert(client: pg.Client, table: StoredTable) {
  const names = table.columns.map(({ name }) => pg.escapeIdentifier(name));
  const values = table.columns.map(({ type }, index) => `(row ->> ${index})::${type}`);
  const insert = `
    with given as materialized (select line from string_to_table($1, chr(10)) as line),
    put as (
      insert into ${quotedName(table)} (${names.join(', ')}) overriding system value
      select ${values.join(', ')} from (select line::jsonb as row from given offset 0) as parsed
    )
    select count(*) as rows, sum(hashtextextended(line, 0)) as sum from given`;
  let lines: string[] = [];
  let characters = 0;
  let rows = 0;
  let sum = 0n;
  let writing = Promise.resolve();
  const insertAll = async (text: string) => {
    const { rows: sums } = await client.query<{ rows: string; sum: string }>(insert, [text]);
    rows += Number(sums[0]?.rows);
    sum += BigInt(sums[0]?.sum ?? 0);
  };
  const write = async () => {
    await writing;
    writing = lines.length > 0 ? insertAll(lines.join('\n')) : Promise.resolve();
    writing.catch(() => {}); // It is awaited before the next, unless reading has failed by then.
    [lines, characters] = [[], 0];
  };
  return {
    add: async (added: readonly string[]) => {
      for (const line of added) {
        lines.push(line);
        characters += line.length;
        if (characters > charactersAtOnce) {
          await write();
        }
      }
    },
    end: async (): Promise<TableSum> => {
      await write();
      await writing;
      return { rows, sum: String(sum) };
    },
  };
}
