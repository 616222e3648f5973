import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  lchownSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { reasonOf } from '../access/error-reason.ts';
import { EngineError } from './engine-error.ts';
import type { PostgresUser } from './postgres-user.ts';

/**
 * Creates a folder with this mode if there is none.
 *
 * @returns its real path
 * @throws EngineError `data_folder_unusable`
 */
export function ensureFolder(folder: string, mode: number): string {
  try {
    if (!existsSync(folder)) {
      mkdirSync(folder, { recursive: true });
      chmodSync(folder, mode);
    }
    return realpathSync(folder);
  } catch (cause) {
    throw new EngineError(
      'data_folder_unusable',
      `We couldn’t create the folder ${folder} (${reasonOf(cause)}). Give this user write access there, or set DATA_DIR to another folder.`,
      cause,
    );
  }
}

/** Flushes changes in a folder (created, renamed, removed files) to disk. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') {
    return; // Windows cannot open a folder, and its journal orders these by itself.
  }
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Hands a folder and everything in it over to that user; symbolic links themselves, not their
 * targets.
 */
export function giveTree(folder: string, user: PostgresUser | null): void {
  if (!user) {
    return;
  }
  lchownSync(folder, user.uid, user.gid);
  // With types, because without them Node goes through symbolic links to folders.
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    lchownSync(join(entry.parentPath, entry.name), user.uid, user.gid);
  }
}

/**
 * Where a folder is put together before it is renamed to its name: `<folder>.new-` and six
 * characters.
 */
export function workPrefix(folder: string): string {
  return `${folder}.new-`;
}

/**
 * Removes the leftovers of a crash while a folder was being built. Where other processes may be
 * building the same folder, only leftovers older than that can take.
 */
export function removeHalfMade(folder: string, olderThanMs = 0): void {
  const prefix = basename(workPrefix(folder));
  for (const name of readdirSync(dirname(folder))) {
    const path = join(dirname(folder), name);
    const made = name.startsWith(prefix) && statSync(path, { throwIfNoEntry: false });
    if (made && Date.now() - made.mtimeMs >= olderThanMs) {
      removeTree(path);
    }
  }
}

/** Removes a folder even while an initdb whose parent was killed still writes into it. */
export function removeTree(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}
