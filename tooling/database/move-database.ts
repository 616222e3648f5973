import pg from 'pg';
import { type DatabaseAddress, reachDatabase } from './reach-database.ts';
import { type Restored, requireNoServer, restoreLines } from './restore-lines.ts';
import { ToolError } from './tool-error.ts';
import { writeLines } from './write-lines.ts';

export type MoveOptions = {
  from: DatabaseAddress;
  to: DatabaseAddress;
  signingKeyId: string | null;
  /** Whether existing rows in the new database may be discarded. */
  mayReplace: boolean;
  say: (line: string) => void;
};

/**
 * Copies a database into another one: a backup streamed into a restore, from one snapshot into one
 * transaction, with every table verified. No Steeple may run on either. The old database is only read.
 *
 * @throws ToolError, EngineError, or pg's errors; the new database is then unchanged
 */
export async function moveDatabase(options: MoveOptions): Promise<Restored> {
  const { say } = options;
  const source = await reachDatabase(options.from, { besideServer: false, mayCreate: false, say });
  try {
    const target = await reachDatabase(options.to, { besideServer: false, mayCreate: true, say });
    try {
      await requireTwo(source.owner, target.owner);
      return await restoreLines(
        target.owner,
        writeLines(source.owner, { signingKeyId: options.signingKeyId }),
        { mayReplace: options.mayReplace },
      );
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** Refuses a database that is its own target, and a source that is still in use. */
async function requireTwo(source: pg.ClientConfig, target: pg.ClientConfig): Promise<void> {
  const [from, to] = [new pg.Client(source), new pg.Client(target)];
  try {
    await Promise.all([from.connect(), to.connect()]);
    await requireNoServer(from);
    if ((await identify(from)) === (await identify(to))) {
      throw new ToolError(
        'usage',
        'Both addresses are the same database. Name another one with --to.',
      );
    }
  } finally {
    await Promise.all([from.end(), to.end()]);
  }
}

/** Identifies the cluster (by its start time and address) and the database. */
async function identify(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ identity: string }>(
    `select concat_ws(' ', pg_postmaster_start_time(), current_setting('port'),
       (select oid from pg_database where datname = current_database()), current_database()) as identity`,
  );
  return rows[0]?.identity ?? '';
}
