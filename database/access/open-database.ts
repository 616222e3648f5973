import pg from 'pg';
import { openEmbedded } from '../embedded/embedded.ts';
import {
  type ConnectionLimits,
  type Connections,
  openConnections,
  parseDatabaseUrl,
} from './connections.ts';
import { deriveLoginPassword, findLoginPassword } from './login-passwords.ts';
import { migrate } from './migrate.ts';

/** The name of the embedded database; with DATABASE_URL the URL names it. */
export const embeddedName = 'steeple';

export type OpenDatabase = {
  connections: Connections;
  /** The owner's configuration, for the seed and for tools; no request ever runs as the owner. */
  owner: pg.ClientConfig;
  /** Closes the connections and, when it is ours, stops PostgreSQL. */
  close(): Promise<void>;
};

export type OpenDatabaseOptions = {
  /** An outside PostgreSQL; without it the embedded one under `dataDir` is used. */
  databaseUrl: string | undefined;
  dataDir: string;
  /**
   * The secrets the password of the login roles is derived from when the URL has none: the current
   * one, and those that other processes may still use.
   */
  fallbackSecrets: readonly [string, ...string[]];
  limits: ConnectionLimits;
  /** Prints start-up messages for a person. */
  say: (line: string) => void;
  /** The embedded PostgreSQL died and could not be brought back. */
  onLost: (reason: string) => void;
};

/**
 * Opens, migrates and connects to the database.
 *
 * @throws EngineError, MigrationError or pg's errors
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { owner, stop } = options.databaseUrl
    ? { owner: parseDatabaseUrl(options.databaseUrl), stop: async () => {} }
    : await openOwn(options);
  try {
    const findPassword = loginPasswordOf(owner, options.fallbackSecrets);
    const applied = await migrate(owner, await findPassword());
    if (applied.length > 0) {
      options.say(`Database brought up to date: ${applied.length} migrations.`);
    }
    const connections = openConnections(owner, findPassword, options.limits);
    return {
      connections,
      owner,
      close: async () => {
        await connections.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * How to get the password of the login roles. While secrets are being changed it is determined for
 * each connection, because the last process with the old one may be gone.
 */
function loginPasswordOf(
  owner: pg.ClientConfig,
  [secret, ...others]: readonly [string, ...string[]],
): () => Promise<string> {
  if (typeof owner.password === 'string') {
    const password = deriveLoginPassword(owner.password);
    return async () => password;
  }
  const candidates = [deriveLoginPassword(secret), ...others.map(deriveLoginPassword)] as const;
  return others.length === 0
    ? async () => candidates[0]
    : () => findLoginPassword(owner, candidates);
}

/**
 * Opens the embedded PostgreSQL and, in it, the database of this Steeple; nothing is migrated.
 *
 * @returns the owner's configuration and how to stop it
 * @throws EngineError or pg's errors
 */
export async function openOwn(options: Pick<OpenDatabaseOptions, 'dataDir' | 'say' | 'onLost'>) {
  const embedded = await openEmbedded({
    dataDir: options.dataDir,
    say: options.say,
    onExit: options.onLost,
  });
  if (embedded.isNew) {
    options.say('A new database was created.');
  }
  await createIfMissing(embedded.connection);
  return {
    owner: { ...embedded.connection, database: embeddedName },
    stop: () => embedded.stop(),
  };
}

/**
 * Completes a first start that was interrupted between creating the cluster and creating the
 * database.
 */
async function createIfMissing(cluster: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...cluster, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      embeddedName,
    ]);
    if (rowCount === 0) {
      await client.query(`create database ${embeddedName}`);
    }
  } finally {
    await client.end();
  }
}
