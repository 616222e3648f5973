import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { type CopyToStreamQuery, from, to } from 'pg-copy-streams';
import { quotedName, type StoredTable, storedRows } from './stored-tables.ts';

/** A table's number of rows, and the sum of the hashes of their lines, in whatever order they are. */
export type TableSum = { rows: number; sum: string };

/** The settings that determine how PostgreSQL writes and reads values as text. */
export const textFormats = `
  set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set extra_float_digits = 1; set bytea_output = 'hex'; set xmloption = 'content';
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;`;

/**
 * Reads the rows of a table that a backup contains, as the text of COPY, a line each. In the order of the
 * primary key, which its index has: nothing is sorted, a church's rows are together once they are restored.
 *
 * @param client a connection in a transaction whose formats are `textFormats`
 */
export async function readRows(client: pg.Client, table: StoredTable): Promise<CopyToStreamQuery> {
  const order = table.key.map((name) => pg.escapeIdentifier(name));
  // Otherwise a large table may be sorted on disk.
  await client.query('set local enable_sort = off');
  return client.query(
    to(
      `copy (select ${namesOf(table)} from ${quotedName(table)}
       where ${storedRows(table)} order by ${order.join(', ')}) to stdout`,
    ),
  );
}

/**
 * Takes what `readRows` gives for a table that was emptied in this transaction; `end` waits until all of it is
 * in. No vacuum has to look at the rows again: nobody can see the table before the transaction ends.
 */
export function startInsert(client: pg.Client, table: StoredTable) {
  const given = new PassThrough();
  const into = `copy ${quotedName(table)} (${namesOf(table)}) from stdin with (freeze)`;
  const done = pipeline(given, client.query(from(into)));
  done.catch(() => {}); // It is awaited below, unless reading has failed by then.
  return {
    add: async (rows: Buffer) => {
      if (!given.write(rows)) {
        await Promise.race([once(given, 'drain'), done]);
      }
    },
    end: async () => {
      given.end();
      await done;
    },
  };
}

function namesOf({ columns }: StoredTable): string {
  return columns.map(({ name }) => pg.escapeIdentifier(name)).join(', ');
}

/** The sum of a table's rows that a condition selects; by default of those that a backup contains. */
export async function sumTable(
  client: pg.Client,
  table: StoredTable,
  condition = storedRows(table),
): Promise<TableSum> {
  const sum = startSum();
  const rows = `select ${namesOf(table)} from ${quotedName(table)} where ${condition}`;
  for await (const chunk of client.query(to(`copy (${rows}) to stdout`))) {
    sum.add(chunk);
  }
  return sum.end();
}

const newline = 0x0a;

/**
 * Sums the hashes of lines, given as bytes in pieces that may end anywhere. It finds what came out differently,
 * not what somebody has forged: files have a SHA-256 for that. Two of 32 bits, since numbers of 64 take twenty
 * times as long here.
 */
export function startSum(): { add(chunk: Buffer): void; end(): TableSum } {
  let [rows, sum, otherSum] = [0, 0, 0];
  let [hash, other] = [1, 2];
  return {
    add: (chunk) => {
      for (let at = 0; at < chunk.length; at += 1) {
        const byte = chunk[at] ?? 0;
        hash = Math.imul(hash ^ byte, 0x01000193);
        other = Math.imul(other, 31) + byte;
        if (byte === newline) {
          rows += 1;
          sum = (sum + mixed(hash)) >>> 0;
          otherSum = (otherSum + mixed(other)) >>> 0;
          [hash, other] = [1, 2];
        }
      }
    },
    end: () => ({ rows, sum: `${sum}.${otherSum}` }),
  };
}

/** Lets each bit of a hash reach all others (MurmurHash3), without which bits swapped between rows cancel out. */
function mixed(hash: number): number {
  let bits = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
