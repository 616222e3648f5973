import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { type PostgresUser, spawnIdentity } from './postgres-user.ts';

/**
 * Whether that user can enter a folder, which takes the execute bit on every folder above it. This
 * is tried rather than computed, so access lists and mounts count too; our own user (null) finds
 * out by itself.
 */
export function canEnter(user: PostgresUser | null, folder: string): boolean {
  if (!user) {
    return true;
  }
  const attempt = spawnSync('/bin/sh', ['-c', 'cd -- "$0"', folder], {
    ...spawnIdentity(user),
    cwd: '/',
    env: {},
    stdio: 'ignore',
  });
  // An image without a shell: initdb or postgres will tell.
  return attempt.error !== undefined || attempt.status === 0;
}

/**
 * Lets that user pass through a data folder of root by way of its group, so that the database can
 * stay there; nobody else gains access. Does so only where no other group has rights and nothing
 * further up blocks the way.
 *
 * @returns whether the user can enter it
 */
export function makePassable(user: PostgresUser | null, folder: string): boolean {
  if (!user || canEnter(user, folder)) {
    return true;
  }
  const { uid, gid, mode } = statSync(folder);
  const isOthers = uid !== 0 || (gid !== 0 && (mode & 0o070) !== 0);
  if (isOthers || !canEnter(user, dirname(folder))) {
    return false;
  }
  chownSync(folder, uid, user.gid);
  chmodSync(folder, (mode & 0o707) | 0o010);
  return canEnter(user, folder);
}
