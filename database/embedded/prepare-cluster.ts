import type { Binaries } from './binaries.ts';
import { type ClusterPlace, type PlaceOptions, sharedHome } from './cluster-place.ts';
import { writeClusterRecord } from './cluster-record.ts';
import { requireVersion } from './cluster-version.ts';
import { createCluster } from './create-cluster.ts';
import { lockFolder } from './folder-lock.ts';
import { giveTree, removeHalfMade } from './folders.ts';
import { stopLeftover } from './leftover-server.ts';
import { moveCluster, setAside } from './move-cluster.ts';

type Preparation = {
  places: PlaceOptions;
  binaries: Binaries;
  say(line: string): void;
  /** Registers the release of a further lock. */
  onClose(release: () => void): void;
};

/**
 * Creates the cluster, or prepares the existing one for starting: checks its version, makes it
 * belong to its user and reachable for them, and stops what is running in it.
 *
 * @returns where it is now, and whether nobody can have used it yet
 */
export async function prepareCluster(
  found: ClusterPlace,
  preparation: Preparation,
): Promise<{ place: ClusterPlace; isNew: boolean }> {
  const { places, binaries, say } = preparation;
  if (found.state === 'new') {
    await makeCluster(found, preparation);
  } else {
    requireVersion(found.cluster, binaries.majorVersion);
    await stopLeftover(found.cluster, binaries, say);
  }
  removeHalfMade(found.cluster);
  const place = await makeUsable(found, preparation);
  const isNew = place.record.createdAt === null;
  if (isNew) {
    const record = { ...place.record, createdAt: new Date().toISOString() };
    writeClusterRecord(places.dataDir, record);
  }
  return { place, isNew };
}

async function makeCluster(place: ClusterPlace, preparation: Preparation): Promise<void> {
  const { places, binaries, say } = preparation;
  sayIfSetAside(setAside(place.cluster), say);
  removeHalfMade(place.cluster);
  // Before the cluster, which cannot be entered without the password in it.
  writeClusterRecord(places.dataDir, place.record);
  say(`Creating the database in ${place.cluster} (once, a few seconds).`);
  await createCluster(place, binaries);
}

async function makeUsable(place: ClusterPlace, preparation: Preparation): Promise<ClusterPlace> {
  const { places, binaries, say } = preparation;
  if (place.state === 'rootOwned') {
    giveTree(place.cluster, place.user);
  }
  if (place.state !== 'unreachable') {
    return place;
  }
  const home = sharedHome(place.user, places);
  preparation.onClose(lockFolder(home).release);
  say(
    `Moving the database to ${home}, since ${place.user?.name} cannot reach ${place.home} any more.`,
  );
  sayIfSetAside(setAside(`${home}/postgres`), say);
  return moveCluster(place, { home, dataDir: places.dataDir, binaries });
}

function sayIfSetAside(aside: string | undefined, say: (line: string) => void): void {
  if (aside) {
    say(
      `There was already a database there, from a data folder that no longer exists. We kept it as ${aside}.`,
    );
  }
}
