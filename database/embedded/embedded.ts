import { findBinaries } from './binaries.ts';
import { ensureSharedDir, findPlace, type PlaceOptions } from './cluster-place.ts';
import { readClusterRecord } from './cluster-record.ts';
import { lockFolder } from './folder-lock.ts';
import { ensureFolder } from './folders.ts';
import { keepRunning } from './keep-running.ts';
import { stopLeftover } from './leftover-server.ts';
import { openListening } from './listening.ts';
import { type Connection, startPostmaster } from './postmaster.ts';
import { prepareCluster } from './prepare-cluster.ts';
import { openServerLog } from './server-log.ts';
import { serverArguments } from './server-settings.ts';

export type EmbeddedOptions = {
  /** The folder of this Steeple's data; made if there is none. */
  dataDir: string;
  /** Prints messages for a person during start and recovery. */
  say: (line: string) => void;
  /** PostgreSQL died and could not be brought back: time to end this process. */
  onExit?: (reason: string) => void;
  /** Further settings of postgresql.conf by name; tests use `fsync=off`. */
  settings?: Record<string, string>;
  /** The cluster's owner; matters for a new one only. */
  superuserName?: string;
  /**
   * Where the database and programs go when the user of PostgreSQL could not reach them otherwise.
   */
  sharedDir?: string;
  /** A folder like that of the npm package, to be used instead of the installed one. */
  packageDir?: string;
};

export type EmbeddedDatabase = {
  /** As the cluster's owner; the caller chooses the database, `postgres` always exists. */
  connection: Connection;
  /**
   * Whether this call created the cluster. What goes into it may still be incomplete at the next
   * start.
   */
  isNew: boolean;
  /**
   * Stops PostgreSQL cleanly and unlocks the folder; takes 0.1 seconds as a rule, 35 at most. May
   * be called again.
   *
   * @throws EngineError `stop_failed`
   */
  stop(): Promise<void>;
};

/**
 * Opens the embedded PostgreSQL of a data folder: locks the folder, creates the cluster if there is
 * none, stops what a killed Steeple left running, starts `postgres` and keeps it running. Committed
 * data is on disk. One process at a time may have a folder open.
 *
 * @throws EngineError with a code for everything that can go wrong
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const closings: Closing[] = [];
  try {
    const opened = await open(options, (closing) => closings.unshift(closing));
    let stopped: Promise<void> | undefined;
    return {
      ...opened,
      stop: () => {
        stopped ??= closeAll(closings);
        return stopped;
      },
    };
  } catch (error) {
    await closeAll(closings).catch(() => {}); // The first error is the one to report.
    throw error;
  }
}

type Closing = () => void | Promise<void>;

async function open(
  options: EmbeddedOptions,
  onClose: (closing: Closing) => void,
): Promise<Omit<EmbeddedDatabase, 'stop'>> {
  const { say } = options;
  const dataDir = ensureFolder(options.dataDir, 0o700);
  onClose(lockFolder(dataDir).release);
  const places: PlaceOptions = {
    dataDir,
    sharedDir: options.sharedDir ?? '/var/lib/steeple',
    superuserName: options.superuserName ?? 'steeple_owner',
  };
  const found = findPlace(readClusterRecord(dataDir), places);
  if (found.home !== dataDir) {
    // A copied data folder remembers the same place as the one it was copied from.
    onClose(lockFolder(found.home).release);
    say(
      `The database of ${dataDir} is kept in ${found.home}, where PostgreSQL's user can reach it.`,
    );
  }
  const binaries = findBinaries({
    user: found.user,
    packageDir: options.packageDir,
    copyHome: () => (found.user ? ensureSharedDir(places.sharedDir) : dataDir),
    say,
  });
  const { place, isNew } = await prepareCluster(found, { places, binaries, say, onClose });

  const listening = await openListening(place.cluster, place.user);
  onClose(listening.close);
  const log = openServerLog(dataDir);
  onClose(log.close);
  const { user, password } = place.record;
  const connection = { host: listening.host, port: listening.port, user, password };
  const parameters = serverArguments({
    cluster: place.cluster,
    listening,
    platform: process.platform,
    settings: options.settings,
  });
  const running = await keepRunning({
    start: async () => {
      await stopLeftover(place.cluster, binaries, say);
      return startPostmaster({ binaries, user: place.user, parameters, connection, log, say });
    },
    say,
    onGivenUp: (reason) => options.onExit?.(`${reason}\nThe end of ${log.path}:\n${log.tail()}`),
  });
  onClose(running.stop);
  return { connection, isNew };
}

/** Runs them all, whatever fails, and then throws the first failure. */
async function closeAll(closings: Closing[]): Promise<void> {
  const failures: unknown[] = [];
  for (const closing of closings) {
    try {
      await closing();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) {
    throw failures[0];
  }
}
