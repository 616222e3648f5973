import pg from 'pg';
import { loginRoles } from '#database/access/login-passwords.ts';
import { migrationLock } from '#database/access/migration-lock.ts';
import {
  findStoredTables,
  plainName,
  quotedName,
  type StoredTable,
  storedRows,
} from '#database/access/stored-tables.ts';
import { textFormats } from '#database/access/table-rows.ts';
import { readHeader } from './backup-file.ts';
import type { BackupHeader } from './backup-format.ts';
import type { BackupPart } from './backup-parts.ts';
import { type Loaded, loadLines } from './load-lines.ts';
import {
  applyMigrations,
  applyRepeatables,
  dropEverything,
  splitMigrations,
} from './rebuild-schema.ts';
import { emptyTables, setSequences, suspendGuards } from './table-guards.ts';
import { ToolError } from './tool-error.ts';

/** What PostgreSQL may take to build an index, besides its shared memory. */
const sortingMemory = '256MB';

export type Restored = Loaded & { header: BackupHeader; migrated: string[] };

/**
 * Restores the parts of a backup in one transaction: either completely, or not at all. Recreates the
 * tables with the backup's migrations, loads and verifies them, and applies later migrations, so that
 * older backups are upgraded.
 *
 * @throws ToolError, or pg's errors
 */
export async function restoreLines(
  owner: pg.ClientConfig,
  parts: AsyncGenerator<BackupPart>,
  { mayReplace }: { mayReplace: boolean },
): Promise<Restored> {
  const client = new pg.Client({ ...owner, application_name: 'steeple restore' });
  await client.connect();
  try {
    await client.query(textFormats);
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await requireNoServer(client);
    if (!mayReplace) {
      await requireEmpty(client);
    }
    const { value: first } = await parts.next();
    const header = readHeader(first && 'line' in first ? first.line : '');
    const { earlier, later } = await splitMigrations(header.migrations);
    await dropEverything(client);
    await applyMigrations(client, earlier);
    const loaded = await fillTables(client, parts, header.version);
    await applyMigrations(client, later);
    await applyRepeatables(client);
    await client.query('commit');
    await client.query('analyze');
    return { ...loaded, header, migrated: later.map(({ name }) => name) };
  } finally {
    // Rolls back if not committed.
    await client.end();
    await parts.return(undefined);
  }
}

async function fillTables(
  client: pg.Client,
  parts: AsyncGenerator<BackupPart>,
  version: number,
): Promise<Loaded> {
  const tables = await findStoredTables(client);
  await emptyTables(client, tables);
  await client.query(`set local maintenance_work_mem = '${sortingMemory}'`);
  const restoreGuards = await suspendGuards(client, tables);
  const loaded = await loadLines(client, parts, { tables, version });
  requireAllTables(tables, loaded);
  await restoreGuards();
  await setSequences(client, loaded.sequences);
  return loaded;
}

/**
 * Refuses a backup that lacks a table of its migrations: somebody has removed it.
 *
 * @throws ToolError `backup_damaged`
 */
function requireAllTables(tables: StoredTable[], { tables: loaded }: Loaded): void {
  const missing = tables.map(plainName).filter((name) => !loaded.has(name));
  if (missing.length > 0) {
    throw new ToolError(
      'backup_damaged',
      `The backup lacks ${missing.join(', ')}. It was not used; take another backup.`,
    );
  }
}

/**
 * Refuses a database that a Steeple is connected to, because its further writes would be lost.
 *
 * @throws ToolError `database_busy`
 */
async function requireNoServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and usename = any ($1)`,
    [loginRoles],
  );
  const count = rows[0]?.count ?? 0;
  if (count > 0) {
    throw new ToolError(
      'database_busy',
      `A Steeple is running on this database (${count} connections). Stop all of them first, then do this again.`,
    );
  }
}

async function requireEmpty(client: pg.Client): Promise<void> {
  const filled = await countRows(client);
  if (filled.length > 0) {
    const list = filled.map(({ name, rows }) => `${name} (${rows})`).join(', ');
    throw new ToolError(
      'database_not_empty',
      `The database is not empty: ${list}. Add --replace to throw these rows away, or use an empty database.`,
    );
  }
}

/** The non-empty tables with their numbers of rows. */
export async function countRows(client: pg.Client): Promise<{ name: string; rows: number }[]> {
  const filled: { name: string; rows: number }[] = [];
  for (const table of await findStoredTables(client)) {
    const { rows } = await client.query<{ rows: number }>(
      `select count(*)::int as rows from ${quotedName(table)} where ${storedRows(table)}`,
    );
    const count = rows[0]?.rows ?? 0;
    if (count > 0) {
      filled.push({ name: plainName(table), rows: count });
    }
  }
  return filled;
}
