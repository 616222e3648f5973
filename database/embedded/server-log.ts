import { closeSync, copyFileSync, fstatSync, ftruncateSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf } from '../access/error-reason.ts';
import { EngineError } from './engine-error.ts';

/** `postgres.log` in the data folder, with one earlier generation, `postgres.log.1`. */
export type ServerLog = {
  path: string;
  /** For `postgres` to write to; appends. */
  descriptor: number;
  /** What was written since this was opened, at most its last 2,000 bytes. */
  tail(): string;
  close(): void;
};

const tailBytesMax = 2000;
const trimIntervalMs = 60_000;

/**
 * Opens PostgreSQL's log and keeps it below two times `bytesMax` for as long as it is open. We open
 * it rather than PostgreSQL, whose user may have no right to the data folder.
 * @throws EngineError `data_folder_unusable`
 */
export function openServerLog(dataDir: string, bytesMax = 8 * 1024 * 1024): ServerLog {
  const path = join(dataDir, 'postgres.log');
  const descriptor = openLog(path);
  const trim = () => {
    if (fstatSync(descriptor).size > bytesMax) {
      copyFileSync(path, `${path}.1`);
      ftruncateSync(descriptor);
    }
  };
  trim();
  const timer = setInterval(trim, trimIntervalMs).unref();
  const openedAt = fstatSync(descriptor).size;
  return {
    path,
    descriptor,
    tail: () => readTail(descriptor, openedAt),
    close: () => {
      clearInterval(timer);
      closeSync(descriptor);
    },
  };
}

function openLog(path: string): number {
  try {
    return openSync(path, 'a+', 0o600);
  } catch (cause) {
    throw new EngineError(
      'data_folder_unusable',
      `We couldn’t write ${path} (${reasonOf(cause)}). Give this user write access to the data folder, or set DATA_DIR to another one.`,
      cause,
    );
  }
}

function readTail(descriptor: number, openedAt: number): string {
  const size = fstatSync(descriptor).size;
  const start = Math.max(size < openedAt ? 0 : openedAt, size - tailBytesMax);
  const buffer = Buffer.alloc(size - start);
  readSync(descriptor, buffer, 0, buffer.length, start);
  return buffer.toString('utf8').trim();
}
