import { createHash } from 'node:crypto';
import pg from 'pg';
import { migrationLock } from '#database/access/migration-lock.ts';
import {
  findStoredTables,
  ownSchemas,
  plainName,
  type StoredTable,
} from '#database/access/stored-tables.ts';
import { readRows, textFormats } from '#database/access/table-rows.ts';
import packageFile from '../../package.json' with { type: 'json' };
import {
  type BackupHeader,
  type ControlLine,
  formatVersion,
  rowsEnd,
  type StoredSequences,
} from './backup-format.ts';
import { countLines } from './backup-parts.ts';
import { ToolError } from './tool-error.ts';

export type LinesOptions = {
  /** The id of the key that signs tokens, if known here. */
  signingKeyId: string | null;
  /** The text of `keys.json`, if the secrets are to be included. */
  keysFile?: string | undefined;
};

/**
 * Writes a whole database as the lines of a backup, from one snapshot. Blocks neither readers nor writers,
 * only migrations. Keeps only a few megabytes of rows in memory.
 *
 * @returns control lines as texts, rows as bytes that may end anywhere
 */
export async function* writeLines(
  owner: pg.ClientConfig,
  options: LinesOptions,
): AsyncGenerator<string | Buffer> {
  const client = new pg.Client({ ...owner, application_name: 'steeple backup' });
  await client.connect();
  try {
    await client.query(textFormats);
    // Before the snapshot, so that a running migration is included.
    await client.query('select pg_advisory_lock_shared($1)', [migrationLock]);
    await client.query('begin isolation level repeatable read, read only');
    const hash = createHash('sha256');
    for await (const content of contents(client, options)) {
      hash.update(content);
      yield content;
    }
    yield lineOf({ end: true, sha256: hash.digest('hex') });
  } finally {
    await client.end();
  }
}

async function* contents(
  client: pg.Client,
  options: LinesOptions,
): AsyncGenerator<string | Buffer> {
  yield lineOf(await writeHeader(client, options));
  if (options.keysFile !== undefined) {
    yield lineOf({ keysFile: options.keysFile });
  }
  for (const table of await findStoredTables(client)) {
    yield* tableLines(client, table);
  }
  yield lineOf({ sequences: await readSequences(client) });
}

async function* tableLines(client: pg.Client, table: StoredTable): AsyncGenerator<string | Buffer> {
  const columns = table.columns.map(({ name }) => name);
  yield lineOf({ table: plainName(table), columns });
  const hash = createHash('sha256');
  let rows = 0;
  for await (const chunk of await readRows(client, table)) {
    hash.update(chunk);
    rows += countLines(chunk);
    yield chunk;
  }
  yield `${rowsEnd}\n`;
  yield lineOf({ rows, sha256: hash.digest('hex') });
}

function lineOf(control: ControlLine): string {
  return `${JSON.stringify(control)}\n`;
}

async function writeHeader(client: pg.Client, options: LinesOptions): Promise<BackupHeader> {
  const { rows } = await client.query<{ exists: boolean }>(
    "select to_regclass('private.migrations') is not null as exists",
  );
  if (!rows[0]?.exists) {
    throw new ToolError(
      'database_missing',
      'This isn’t a Steeple database. Set DATABASE_URL or DATA_DIR to the one that is.',
    );
  }
  const migrations = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from private.migrations order by name collate "C"',
  );
  return {
    format: 'steeple-backup',
    version: formatVersion,
    steeple: packageFile.version,
    createdAt: new Date().toISOString(),
    migrations: migrations.rows,
    keys: { signing: options.signingKeyId, encryption: await findEncryptionKeys(client) },
  };
}

/** The ids of the keys that provider tokens are sealed with, from every table with such a column. */
async function findEncryptionKeys(client: pg.Client): Promise<string[]> {
  const ids = new Set<string>();
  const tables = await findStoredTables(client);
  for (const table of tables.filter(({ columns }) => columns.some(isKeyId))) {
    const { rows } = await client.query<{ key_id: string }>(
      `select distinct key_id from ${pg.escapeIdentifier(table.schema)}.${pg.escapeIdentifier(table.name)}`,
    );
    for (const { key_id } of rows) {
      ids.add(key_id);
    }
  }
  return [...ids].sort();
}

function isKeyId({ name }: { name: string }): boolean {
  return name === 'key_id';
}

/** Sequences ignore snapshots: read last, they are beyond every number in the rows. */
async function readSequences(client: pg.Client): Promise<StoredSequences> {
  const { rows: found } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences
     where schemaname = any ($1) order by 1`,
    [ownSchemas],
  );
  const sequences: StoredSequences = [];
  for (const { name } of found) {
    const { rows } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    );
    sequences.push(...rows.map((row) => ({ name, ...row })));
  }
  return sequences;
}
