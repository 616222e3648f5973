import pg from 'pg';
import { plural } from '#contract/messages/plural.ts';
import { embeddedName } from '../embedded/cluster-record.ts';
import { openEmbedded } from '../embedded/embedded.ts';
import {
  type ConnectionLimits,
  type Connections,
  openConnections,
  parseDatabaseUrl,
} from './connections.ts';
import { deriveLoginPassword, findLoginPassword } from './login-passwords.ts';
import { migrate } from './migrate.ts';
import { findOwnerAdvice } from './owner-advice.ts';

/** What another process of ours needs to open the same connections; nothing of the owner's. */
export type ConnectionSettings = {
  /** Host, port, TLS and database. */
  place: pg.ClientConfig;
  /** The same of a pooler in transaction mode before it. */
  pooler?: pg.ClientConfig | undefined;
  /** The password of the login roles, and those it may have while secrets are being changed. */
  passwords: readonly [string, ...string[]];
  limits: ConnectionLimits;
};

export type OpenDatabase = {
  connections: Connections;
  settings: ConnectionSettings;
  /** The owner's configuration, for the seed and for tools; no request ever runs as the owner. */
  owner: pg.ClientConfig;
  /** Closes the connections and, when it is ours, stops PostgreSQL. */
  close(): Promise<void>;
};

export type OpenDatabaseOptions = {
  /** An outside PostgreSQL; without it the embedded one under `dataDir` is used. */
  databaseUrl: string | undefined;
  /** A pooler in transaction mode before it; its user and password are not used. */
  poolerUrl?: string | undefined;
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
    const passwords = loginPasswordsOf(owner, options.fallbackSecrets);
    const applied = await migrate(owner, await findPassword(owner, passwords));
    if (applied.length > 0) {
      const migrations = plural(applied.length, {
        one: '1 migration',
        other: `${applied.length} migrations`,
      });
      options.say(`Database updated with ${migrations}.`);
    }
    const advice = options.databaseUrl ? await findOwnerAdvice(owner) : null;
    if (advice) {
      options.say(advice);
    }
    const settings = {
      place: placeOf(owner),
      pooler: options.poolerUrl ? placeOf(parseDatabaseUrl(options.poolerUrl)) : undefined,
      passwords,
      limits: options.limits,
    };
    const connections = connect(settings);
    return {
      connections,
      settings,
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

/** Opens the connections of the login roles; lazily, so it cannot fail. */
export function connect({ place, pooler, passwords, limits }: ConnectionSettings): Connections {
  return openConnections(place, () => findPassword(place, passwords), limits, pooler ?? place);
}

function placeOf({ user, password, ...place }: pg.ClientConfig): pg.ClientConfig {
  return place;
}

function loginPasswordsOf(
  owner: pg.ClientConfig,
  [secret, ...others]: readonly [string, ...string[]],
): ConnectionSettings['passwords'] {
  return typeof owner.password === 'string'
    ? [deriveLoginPassword(owner.password)]
    : [deriveLoginPassword(secret), ...others.map(deriveLoginPassword)];
}

/**
 * While secrets are being changed it is determined for each connection, because the last process
 * with the old one may be gone.
 */
async function findPassword(
  place: pg.ClientConfig,
  passwords: ConnectionSettings['passwords'],
): Promise<string> {
  return passwords.length === 1 ? passwords[0] : findLoginPassword(place, passwords);
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
