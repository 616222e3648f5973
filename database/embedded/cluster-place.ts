import { createHash } from 'node:crypto';
import { existsSync, lstatSync, type Stats } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type ClusterRecord, newClusterRecord, recordPath } from './cluster-record.ts';
import { EngineError } from './engine-error.ts';
import { ensureFolder } from './folders.ts';
import { type PostgresUser, postgresUser } from './postgres-user.ts';
import { canEnter, makePassable } from './reachability.ts';

/** The location of the database of a data folder. */
export type ClusterPlace = {
  /** PostgreSQL's own data folder, called `postgres`. */
  cluster: string;
  /** Its parent: the data folder, or a folder of ours that the user of PostgreSQL can enter. */
  home: string;
  user: PostgresUser | null;
  record: ClusterRecord;
  /**
   * `new`: to be made. `existing`: there. `unreachable`: there, but its user cannot get to it
   * any more. `rootOwned`: there, but copied by root, so that no user may run it.
   */
  state: 'new' | 'existing' | 'unreachable' | 'rootOwned';
};

export type PlaceOptions = { dataDir: string; sharedDir: string; superuserName: string };

/** The mode of a folder of root that others may enter but not list. */
const passableMode = 0o711;

/**
 * Finds the database of a data folder, or decides where a new one goes. Makes at most empty folders.
 * @throws EngineError `cluster_missing`, `cluster_foreign`, `cluster_owner`, `folder_unreachable`
 */
export function findPlace(record: ClusterRecord | undefined, options: PlaceOptions): ClusterPlace {
  if (record) {
    const cluster = resolve(options.dataDir, record.folder);
    const found = lstatSync(cluster, { throwIfNoEntry: false });
    if (found) {
      return existingPlace(cluster, found, record);
    }
    if (record.createdAt) {
      throw new EngineError(
        'cluster_missing',
        `The database of ${options.dataDir} was kept in ${cluster}, which is not there. Bring it back from a backup; or remove ${recordPath(options.dataDir)} to start with an empty database.`,
      );
    }
  }
  return newPlace(options);
}

/** The folder of ours for a data folder that PostgreSQL's user cannot reach; made if need be. */
export function sharedHome(user: PostgresUser | null, options: PlaceOptions): string {
  const name = createHash('sha256').update(options.dataDir).digest('hex').slice(0, 16);
  const home = ensureFolder(join(ensureSharedDir(options.sharedDir), name), passableMode);
  if (!canEnter(user, home)) {
    throw new EngineError(
      'folder_unreachable',
      `PostgreSQL doesn’t run as root, and the user ${user?.name} can’t open ${options.dataDir} or ${home}. Set DATA_DIR to a folder that other users can reach (chmod o+x on every folder above it), start Steeple as an ordinary user, or set DATABASE_URL.`,
    );
  }
  return home;
}

/** The folder for what PostgreSQL's user could not reach elsewhere, made if need be. */
export function ensureSharedDir(sharedDir: string): string {
  return ensureFolder(sharedDir, passableMode);
}

function newPlace(options: PlaceOptions): ClusterPlace {
  const user = postgresUser();
  const inside = join(options.dataDir, 'postgres');
  if (existsSync(inside)) {
    throw new EngineError(
      'cluster_foreign',
      `${inside} exists, but ${recordPath(options.dataDir)}, which holds its password, does not. Bring that file back from a backup; or move the folder away to start with an empty database.`,
    );
  }
  const reachable = makePassable(user, options.dataDir);
  const home = reachable ? options.dataDir : sharedHome(user, options);
  const cluster = join(home, 'postgres');
  const record = newClusterRecord(reachable ? 'postgres' : cluster, options.superuserName);
  return { cluster, home, user, record, state: 'new' };
}

function existingPlace(cluster: string, found: Stats, record: ClusterRecord): ClusterPlace {
  const user = postgresUser(found);
  const ownUid = user?.uid ?? process.getuid?.();
  const place = { cluster, home: dirname(cluster), user, record };
  if (!makePassable(user, place.home)) {
    return { ...place, state: 'unreachable' };
  }
  if (ownUid === undefined || found.uid === ownUid) {
    return { ...place, state: 'existing' };
  }
  if (user) {
    return { ...place, state: 'rootOwned' };
  }
  throw new EngineError(
    'cluster_owner',
    `The database in ${cluster} belongs to user ${found.uid}, and Steeple runs as user ${ownUid}. Start Steeple as root or as that user, or give the data folder to this one (chown -R).`,
  );
}
