import type pg from 'pg';
import { plainName, type StoredTable } from '#database/access/stored-tables.ts';
import { startInsert, startSum, sumTable, type TableSum } from '#database/access/table-rows.ts';
import { type ControlLine, readControlLine, type StoredSequences } from './backup-format.ts';
import { ToolError } from './tool-error.ts';

/** What was loaded: each table's checksum, and the values of sequences. */
export type Loaded = { tables: Map<string, TableSum>; sequences: StoredSequences };

type Loading = {
  table: StoredTable;
  insert: ReturnType<typeof startInsert>;
  sum: ReturnType<typeof startSum>;
};

/**
 * Loads a backup's lines (after the first) into empty tables, and reads each table back to verify it.
 *
 * @throws ToolError `backup_damaged`, `database_unsuited`, `not_the_same`
 */
export async function loadLines(
  client: pg.Client,
  batches: AsyncIterable<string[]>,
  tables: StoredTable[],
): Promise<Loaded> {
  const loaded: Loaded = { tables: new Map(), sequences: [] };
  let loading: Loading | undefined;
  for await (const lines of batches) {
    for (const run of runsOf(lines)) {
      if (typeof run !== 'string') {
        const { insert, sum } = open(loading);
        sum.add(run);
        await insert.add(run);
        continue;
      }
      const control = parse(run);
      if ('table' in control) {
        const table = findTable(tables, control);
        loading = { table, insert: startInsert(client, table), sum: startSum() };
      } else if ('rows' in control) {
        const ended = open(loading);
        loaded.tables.set(plainName(ended.table), await requireSame(client, ended, control));
        loading = undefined;
      } else if ('sequences' in control) {
        loaded.sequences = control.sequences;
      }
    }
  }
  return loaded;
}

/** Lines of rows together, control lines one by one. */
function* runsOf(lines: readonly string[]): Generator<string | string[]> {
  let from = 0;
  for (const [at, line] of lines.entries()) {
    if (!line.startsWith('[')) {
      if (at > from) {
        yield lines.slice(from, at);
      }
      yield line;
      from = at + 1;
    }
  }
  if (from < lines.length) {
    yield lines.slice(from);
  }
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
  { table, insert, sum }: Loading,
  expected: { rows: number; sha256: string },
): Promise<TableSum> {
  const given = await insert.end();
  const written = sum.end();
  if (written.rows !== expected.rows || written.sha256 !== expected.sha256) {
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
