import { resolve } from 'node:path';
import type pg from 'pg';
import { parseDatabaseUrl } from '#database/access/connections.ts';
import { openOwn } from '#database/access/open-database.ts';
import { readClusterRecord } from '#database/embedded/cluster-record.ts';
import { EngineError } from '#database/embedded/engine-error.ts';
import { runningServer } from '#database/embedded/running-server.ts';
import { ToolError } from './tool-error.ts';

/** A tool's database: an external one by its URL, or the embedded one of a data folder. */
export type DatabaseAddress = { databaseUrl: string } | { dataDir: string };

/** A database that a tool can connect to as its owner. */
export type ReachedDatabase = {
  owner: pg.ClientConfig;
  /** Stops the embedded PostgreSQL if this started it. */
  close(): Promise<void>;
};

type ReachOptions = {
  /** Whether an embedded database may be in use by a Steeple. */
  besideServer: boolean;
  /** Whether a missing embedded database may be created. */
  mayCreate: boolean;
  say: (line: string) => void;
};

/**
 * Connects to a database: an external one directly, an embedded one by starting its PostgreSQL, or through
 * that of another process.
 *
 * @throws ToolError `database_missing`, `database_busy`; EngineError
 */
export async function reachDatabase(
  address: DatabaseAddress,
  options: ReachOptions,
): Promise<ReachedDatabase> {
  if ('databaseUrl' in address) {
    return { owner: parseDatabaseUrl(address.databaseUrl), close: async () => {} };
  }
  const { dataDir } = address;
  const record = readClusterRecord(dataDir);
  if (!record && !options.mayCreate) {
    throw new ToolError(
      'database_missing',
      `There is no database in ${resolve(dataDir)}. Set DATA_DIR to the data folder of your Steeple, or DATABASE_URL to its database.`,
    );
  }
  try {
    const { owner, stop } = await openOwn({ dataDir, say: options.say, onLost: options.say });
    return { owner, close: stop };
  } catch (error) {
    if (!record || !(error instanceof EngineError) || error.code !== 'data_folder_in_use') {
      throw error;
    }
    if (!options.besideServer) {
      throw new ToolError(
        'database_busy',
        `A Steeple is running on ${resolve(dataDir)}. Stop it first, then do this again.`,
        error,
      );
    }
    const owner = runningServer(dataDir, record);
    if (!owner) {
      throw new ToolError(
        'database_busy',
        `The Steeple on ${resolve(dataDir)} is just starting or stopping. Do this again in a moment.`,
      );
    }
    return { owner, close: async () => {} };
  }
}
