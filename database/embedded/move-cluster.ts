import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { reasonOf } from '../access/error-reason.ts';
import type { Binaries } from './binaries.ts';
import type { ClusterPlace } from './cluster-place.ts';
import { writeClusterRecord } from './cluster-record.ts';
import { EngineError } from './engine-error.ts';
import { giveTree, removeTree, syncFolder, workPrefix } from './folders.ts';
import { spawnEnvironment, spawnIdentity } from './postgres-user.ts';

/**
 * Moves a stopped cluster to a folder that the user of PostgreSQL can reach: copies, syncs,
 * records, and only then removes, so that a crash at any point leaves one complete, recorded
 * cluster.
 *
 * @throws EngineError `folder_unreachable` when it cannot be moved
 */
export async function moveCluster(
  place: ClusterPlace,
  { home, dataDir, binaries }: { home: string; dataDir: string; binaries: Binaries },
): Promise<ClusterPlace> {
  const cluster = join(home, 'postgres');
  let work: string | undefined;
  try {
    work = mkdtempSync(workPrefix(cluster));
    cpSync(place.cluster, join(work, 'cluster'), { recursive: true, verbatimSymlinks: true });
    giveTree(work, place.user);
    await promisify(execFile)(
      binaries.program('initdb'),
      ['--sync-only', `--pgdata=${join(work, 'cluster')}`],
      { ...spawnIdentity(place.user), cwd: '/', env: spawnEnvironment() },
    );
    renameSync(join(work, 'cluster'), cluster);
    syncFolder(home);
  } catch (cause) {
    throw new EngineError(
      'folder_unreachable',
      `The user ${place.user?.name} can’t reach the database in ${place.cluster} anymore, and we couldn’t copy it to ${cluster} (${reasonOf(cause)}). Let other users open the folders above it (chmod o+x), or make room there.`,
      cause,
    );
  } finally {
    if (work) {
      removeTree(work);
    }
  }
  const record = { ...place.record, folder: cluster };
  writeClusterRecord(dataDir, record);
  removeTree(place.cluster);
  return { cluster, home, user: place.user, record, state: 'existing' };
}

/**
 * Renames the cluster of a data folder that no longer exists to make room for a new one: nothing
 * that could be data is ever deleted.
 *
 * @returns where the earlier one is now, or undefined when there was none
 */
export function setAside(cluster: string): string | undefined {
  if (!existsSync(cluster)) {
    return undefined;
  }
  const aside = `${cluster}.until-${new Date().toISOString().replaceAll(':', '')}`;
  renameSync(cluster, aside);
  return aside;
}
