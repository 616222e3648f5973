import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { errorCode, reasonOf } from '../access/error-reason.ts';
import { EngineError } from './engine-error.ts';

/** A folder that no other process can lock until `release` is called or this process is gone. */
export type FolderLock = { release(): void };

const sqliteBusy = 5;

/**
 * Takes the exclusive lock on a folder, without waiting. Node has no flock, but SQLite has, and the
 * kernel releases it when the process ends in any way. Nothing in this process may open or copy the
 * lock file otherwise: POSIX releases all locks of a process on a file with its first close.
 *
 * @throws EngineError `data_folder_in_use`, `data_folder_unusable`
 */
export function lockFolder(folder: string): FolderLock {
  let database: DatabaseSync | undefined;
  try {
    const path = join(folder, 'steeple.lock');
    makePrivate(path);
    database = new DatabaseSync(path);
    database.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    const held = database;
    return { release: () => held.close() };
  } catch (cause) {
    database?.close();
    throw isBusy(cause)
      ? new EngineError(
          'data_folder_in_use',
          `Another Steeple is using the data folder ${folder}. Stop it first, or give this one a folder of its own with DATA_DIR.`,
          cause,
        )
      : new EngineError(
          'data_folder_unusable',
          `The data folder ${folder} cannot be locked (${reasonOf(cause)}). Let this user write in it, or set DATA_DIR to a folder where that is so.`,
          cause,
        );
  }
}

/** Anybody who can read the file could lock it. It is never opened here once it exists. */
function makePrivate(path: string): void {
  try {
    writeFileSync(path, '', { flag: 'ax', mode: 0o600 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') {
      throw error;
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}
