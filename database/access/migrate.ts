import pg from 'pg';
import { installJobQueue, jobQueueVersion } from './job-queue.ts';
import { haveLoginPassword, setLoginPasswords } from './login-passwords.ts';
import { migrationLock } from './migration-lock.ts';
import { inPatientTransaction } from './patient-transaction.ts';
import { applyRepeatable, findOutdated, readRepeatables } from './repeatables.ts';
import { findTextProblem } from './require-suited.ts';
import { digest, readSqlFolder, type SqlFile } from './sql-files.ts';

/** The database and this version of Steeple are incompatible; the message says what to do. */
export class MigrationError extends Error {
  readonly code: 'migration_changed' | 'database_newer' | 'database_unsuited' | 'migration_failed';

  constructor(code: MigrationError['code'], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'MigrationError';
    this.code = code;
  }
}

/**
 * Brings a database up to this version: new migrations once and in order, then changed functions
 * and policies, then the passwords of the login roles. Any number of processes may call it at once,
 * while others serve requests: one does the work, the others wait and find it done. For an
 * up-to-date database it costs a few short queries and a sign-in of each login role.
 *
 * @param owner the connection configuration of the owner
 * @param loginPassword the password of the login roles
 * @returns the names of the migrations it applied
 * @throws MigrationError
 */
export async function migrate(owner: pg.ClientConfig, loginPassword: string): Promise<string[]> {
  const migrations = await readSqlFolder('migrations');
  const repeatables = await readRepeatables();
  const fingerprint = digest([...migrations, ...repeatables, jobQueueVersion]);
  const client = new pg.Client({ ...owner, application_name: 'steeple migrate' });
  await client.connect();
  const isCurrent = async () => (await storedFingerprint(client)) === fingerprint;
  try {
    // At each start: a dump may have been restored into another database.
    await requireSuited(client);
    if ((await isCurrent()) && (await haveLoginPassword(owner, loginPassword))) {
      return [];
    }
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    // The previous holder of the lock may have done everything.
    const applied = (await isCurrent())
      ? []
      : await bringUpToDate(client, { migrations, repeatables, fingerprint });
    if (!(await haveLoginPassword(owner, loginPassword))) {
      await setLoginPasswords(client, loginPassword);
    }
    return applied;
  } finally {
    await client.end();
  }
}

/** @throws MigrationError `database_unsuited` */
async function requireSuited(client: pg.Client): Promise<void> {
  const problem = await findTextProblem(client);
  if (problem) {
    throw new MigrationError('database_unsuited', problem);
  }
}

type Version = { migrations: SqlFile[]; repeatables: SqlFile[]; fingerprint: string };

/**
 * The work under the lock, by one process. Whatever else must be installed exactly once goes here,
 * before the fingerprint says that nothing is left to do.
 */
async function bringUpToDate(
  client: pg.Client,
  { migrations, repeatables, fingerprint }: Version,
): Promise<string[]> {
  const applied = await applyMigrations(client, migrations);
  const hasMigrated = applied.length > 0;
  for (const file of await findOutdated(client, repeatables, { hasMigrated })) {
    await applyFile(client, file, () => applyRepeatable(client, file));
  }
  await installJobQueue(client);
  await storeFingerprint(client, fingerprint);
  return applied;
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
    await applyFile(client, file, async () => {
      await client.query(file.text);
      await client.query('insert into private.migrations (name, checksum) values ($1, $2)', [
        file.name,
        digest([file]),
      ]);
    });
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

async function applyFile(
  client: pg.Client,
  file: SqlFile,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await inPatientTransaction(client, work);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(
      'migration_failed',
      `${file.name} could not be applied: ${reason}. It was rolled back.`,
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
