import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { setLoginPasswords } from './login-passwords.ts';

/** Where the SQL lives, readable without TypeScript. */
const databaseFolder = join(import.meta.dirname, '..');

/** What "only one process migrates" is agreed on; an arbitrary constant of ours. */
export const migrationLock = 728_533_671;

export type SqlFile = { name: string; text: string };

/** The database and this version of Steeple do not fit together; the message says what to do. */
export class MigrationError extends Error {
  readonly code: 'migration_changed' | 'database_newer' | 'migration_failed';

  constructor(code: MigrationError['code'], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'MigrationError';
    this.code = code;
  }
}

/**
 * Brings a database up to this version: new migrations once and in order, then the current
 * functions and policies where they changed, then the passwords of the server's login roles. Any
 * number of processes may call it at once; one works, the others wait. A database that is already
 * up to date costs one query.
 *
 * Takes a connection configuration of the owner, and the login password of the server's roles.
 * Gives the names of the migrations it applied. Throws MigrationError.
 */
export async function migrate(owner: pg.ClientConfig, loginPassword: string): Promise<string[]> {
  const migrations = await readSqlFolder('migrations');
  const repeatables = [...(await readSqlFolder('functions')), ...(await readSqlFolder('policies'))];
  const fingerprint = digest([...migrations, ...repeatables, { name: '', text: loginPassword }]);
  const client = new pg.Client({ ...owner, application_name: 'steeple migrate' });
  await client.connect();
  try {
    if ((await storedFingerprint(client)) === fingerprint) {
      return [];
    }
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const applied = await applyMigrations(client, migrations);
    await applyRepeatables(client, repeatables);
    await setLoginPasswords(client, loginPassword);
    await storeFingerprint(client, fingerprint);
    return applied;
  } finally {
    await client.end();
  }
}

/** Reads the SQL files of `migrations`, `functions` or `policies`, in the order they are applied in. */
export async function readSqlFolder(
  folder: 'migrations' | 'functions' | 'policies',
): Promise<SqlFile[]> {
  const names = (await readdir(join(databaseFolder, folder))).filter((name) =>
    name.endsWith('.sql'),
  );
  return Promise.all(
    names.sort().map(async (name) => ({
      name,
      text: await readFile(join(databaseFolder, folder, name), 'utf8'),
    })),
  );
}

/** The checksum of these files, as `private.migrations` keeps it for one. */
export function digest(files: SqlFile[]): string {
  const hash = createHash('sha256');
  for (const { name, text } of files) {
    hash.update(`${name}\0${text}\0`);
  }
  return hash.digest('hex');
}

async function applyMigrations(client: pg.Client, migrations: SqlFile[]): Promise<string[]> {
  await client.query(`
    create schema if not exists private;
    create table if not exists private.migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now()
    )`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from private.migrations order by name',
  );
  const known = new Map(migrations.map((file) => [file.name, digest([file])]));
  for (const { name, checksum } of rows) {
    refuseMisfit(name, checksum, known.get(name));
  }
  const done = new Set(rows.map((row) => row.name));
  const pending = migrations.filter((file) => !done.has(file.name));
  for (const file of pending) {
    await inTransaction(client, file, (checksum) => [
      'insert into private.migrations (name, checksum) values ($1, $2)',
      [file.name, checksum],
    ]);
  }
  return pending.map((file) => file.name);
}

function refuseMisfit(name: string, applied: string, known: string | undefined): void {
  if (known === undefined) {
    throw new MigrationError(
      'database_newer',
      `The database has the migration ${name}, which this Steeple does not know: it was written by a newer version. Start that version, or restore a backup from before the upgrade.`,
    );
  }
  if (known !== applied) {
    throw new MigrationError(
      'migration_changed',
      `The migration ${name} was changed after it was applied here. Put the file back as it was and write the change as a new migration.`,
    );
  }
}

async function applyRepeatables(client: pg.Client, files: SqlFile[]): Promise<void> {
  const text = files.map((file) => file.text).join('\n');
  await inTransaction(client, { name: 'functions and policies', text });
}

async function inTransaction(
  client: pg.Client,
  file: SqlFile,
  afterwards?: (checksum: string) => [string, string[]],
): Promise<void> {
  try {
    await client.query('begin');
    await client.query(file.text);
    if (afterwards) {
      await client.query(...afterwards(digest([file])));
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(
      'migration_failed',
      `${file.name} could not be applied: ${reason}. Nothing of it was kept.`,
      error,
    );
  }
}

async function storedFingerprint(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ exists: boolean }>(
    "select to_regclass('private.settings') is not null as exists",
  );
  if (!rows[0]?.exists) {
    return undefined;
  }
  const settings = await client.query<{ value: string }>(
    "select value from private.settings where name = 'schema'",
  );
  return settings.rows[0]?.value;
}

async function storeFingerprint(client: pg.Client, fingerprint: string): Promise<void> {
  await client.query(
    `insert into private.settings (name, value) values ('schema', $1)
     on conflict (name) do update set value = excluded.value`,
    [fingerprint],
  );
}
