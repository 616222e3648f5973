import { createHash, type Hash } from 'node:crypto';
import type pg from 'pg';
import { plainName, type StoredTable } from '#database/access/stored-tables.ts';
import { startInsert, startSum, sumTable, type TableSum } from '#database/access/table-rows.ts';
import {
  type ControlLine,
  copiedSince,
  readControlLine,
  rowsEnd,
  type StoredSequences,
} from './backup-format.ts';
import { asCopied, type BackupPart } from './backup-parts.ts';
import { ToolError } from './tool-error.ts';

/** What was loaded: each table's checksum, and the values of sequences. */
export type Loaded = { tables: Map<string, TableSum>; sequences: StoredSequences };

type Loading = {
  table: StoredTable;
  insert: ReturnType<typeof startInsert>;
  sum: ReturnType<typeof startSum>;
  /** Of the rows as the backup has them. */
  hash: Hash;
};

/**
 * Loads a backup's parts (after the first) into empty tables, and reads each table back to verify it.
 *
 * @param version of the backup's format
 * @throws ToolError `backup_damaged`, `database_unsuited`, `not_the_same`
 */
export async function loadLines(
  client: pg.Client,
  parts: AsyncIterable<BackupPart>,
  { tables, version }: { tables: StoredTable[]; version: number },
): Promise<Loaded> {
  const loaded: Loaded = { tables: new Map(), sequences: [] };
  let loading: Loading | undefined;
  for await (const part of parts) {
    if ('rows' in part) {
      await addRows(open(loading), part.rows, version);
      continue;
    }
    const control = part.line === rowsEnd ? undefined : parse(part.line);
    if (control && 'table' in control) {
      requireSum(loading);
      const table = findTable(tables, control);
      const insert = startInsert(client, table);
      loading = { table, insert, sum: startSum(), hash: createHash('sha256') };
    } else if (control && 'rows' in control) {
      const ended = open(loading);
      loaded.tables.set(plainName(ended.table), await requireSame(client, ended, control));
      loading = undefined;
    } else if (control && 'sequences' in control) {
      loaded.sequences = control.sequences;
    }
  }
  requireSum(loading);
  return loaded;
}

async function addRows(
  { table, insert, sum, hash }: Loading,
  rows: Buffer,
  version: number,
): Promise<void> {
  hash.update(rows);
  const types = table.columns.map(({ type }) => type);
  const copied = version < copiedSince ? asCopied(rows, types) : rows;
  sum.add(copied);
  await insert.add(copied);
}

function parse(line: string): ControlLine {
  const control = readControlLine(line);
  if (!control) {
    throw new ToolError(
      'backup_damaged',
      'The backup contains a line that doesn’t belong in a backup.',
    );
  }
  return control;
}

function open(loading: Loading | undefined): Loading {
  if (!loading) {
    throw new ToolError(
      'backup_damaged',
      'The backup contains a row that doesn’t belong to any table.',
    );
  }
  return loading;
}

/** Refuses a table that another line than its sum follows: its rows would wait for their end. */
function requireSum(loading: Loading | undefined): void {
  if (loading) {
    throw new ToolError(
      'backup_damaged',
      `The backup lacks the sum of ${plainName(loading.table)}.`,
    );
  }
}

function findTable(
  tables: StoredTable[],
  wanted: { table: string; columns: string[] },
): StoredTable {
  const table = tables.find((candidate) => plainName(candidate) === wanted.table);
  const columns = wanted.columns.map((name) => table?.columns.find((one) => one.name === name));
  if (!table || columns.length !== table.columns.length || columns.includes(undefined)) {
    throw new ToolError(
      'database_unsuited',
      `The backup’s table ${wanted.table} isn’t a table that Steeple creates. Remove it, or undo what was changed in it by hand, where the backup comes from, and take another backup.`,
    );
  }
  return { ...table, columns: columns.filter((column) => column !== undefined) };
}

async function requireSame(
  client: pg.Client,
  { table, insert, sum, hash }: Loading,
  expected: { rows: number; sha256: string },
): Promise<TableSum> {
  await insert.end();
  const given = sum.end();
  if (given.rows !== expected.rows || hash.digest('hex') !== expected.sha256) {
    throw new ToolError(
      'backup_damaged',
      `The rows of ${plainName(table)} in the backup don’t match.`,
    );
  }
  // All rows: an older Steeple may have backed up rows that this one skips.
  const found = await sumTable(client, table, 'true');
  if (found.rows !== given.rows || found.sum !== given.sum) {
    throw new ToolError(
      'not_the_same',
      `${plainName(table)} came out differently: ${found.rows} rows instead of ${given.rows}, or other values. Nothing was kept.`,
    );
  }
  return found;
}
