import type pg from 'pg';
import { inPatientStep } from '#database/access/patient-transaction.ts';
import { applyRepeatable, readRepeatables } from '#database/access/repeatables.ts';
import { digest, readSqlFolder, type SqlFile } from '#database/access/sql-files.ts';
import { findAllTables } from '#database/access/stored-tables.ts';
import type { BackupHeader } from './backup-format.ts';
import { ToolError } from './tool-error.ts';

type Applied = BackupHeader['migrations'];

/**
 * Splits migrations into those that made a backup's tables, and later ones.
 *
 * @throws ToolError `backup_newer`, `database_unsuited`
 */
export async function splitMigrations(
  applied: Applied,
): Promise<{ earlier: SqlFile[]; later: SqlFile[] }> {
  const known = await readSqlFolder('migrations');
  const unknown = applied.find(({ name }) => !known.some((file) => file.name === name));
  if (unknown) {
    throw new ToolError(
      'backup_newer',
      `The backup has the migration ${unknown.name}, which this Steeple does not know: a newer version wrote it. Restore it with that version or a later one.`,
    );
  }
  const earlier = known.filter((file) => applied.some(({ name }) => name === file.name));
  for (const file of earlier) {
    if (!applied.some(({ name, checksum }) => name === file.name && checksum === digest([file]))) {
      throw new ToolError(
        'database_unsuited',
        `The migration ${file.name} is not the one that the backup was made with. Put the file back as it was.`,
      );
    }
  }
  return { earlier, later: known.filter((file) => !earlier.includes(file)) };
}

/** Drops all our tables, functions and policies. Roles stay, because they belong to the cluster. */
export async function dropEverything(client: pg.Client): Promise<void> {
  const tables = await findAllTables(client);
  if (tables.length > 0) {
    await client.query(`drop table ${tables.join(', ')} cascade`);
  }
  await client.query('drop schema if exists auth, private, analytics cascade');
}

/** Applies migrations in the current transaction, and records them. */
export async function applyMigrations(client: pg.Client, files: SqlFile[]): Promise<void> {
  await client.query(`
    create schema if not exists private;
    create table if not exists private.migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now()
    )`);
  for (const file of files) {
    await inPatientStep(client, async () => {
      await client.query(file.text);
    });
    await client.query('insert into private.migrations (name, checksum) values ($1, $2)', [
      file.name,
      digest([file]),
    ]);
  }
}

/** Applies the current functions, triggers and policies, and records them. */
export async function applyRepeatables(client: pg.Client): Promise<void> {
  for (const file of await readRepeatables()) {
    await inPatientStep(client, () => applyRepeatable(client, file));
  }
}
