import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { errorCode, reasonOf } from '../access/error-reason.ts';
import { EngineError } from './engine-error.ts';
import { syncFolder } from './folders.ts';

/** The name of the embedded database; with DATABASE_URL the URL names it. */
export const embeddedName = 'steeple';

const clusterRecord = z.object({
  /** Where the database is: absolute, or relative to the data folder so that both can be moved. */
  folder: z.string().min(1),
  user: z.string().min(1),
  password: z.string().min(1),
  /** ISO 8601; null until the folder is complete. */
  createdAt: z.nullable(z.iso.datetime()),
});

/** What a data folder knows about its database; kept in `database.json`, readable by us alone. */
export type ClusterRecord = z.infer<typeof clusterRecord>;

/** A record for a database that is still to be made, with a new password of 32 random bytes. */
export function newClusterRecord(folder: string, user: string): ClusterRecord {
  return { folder, user, password: randomBytes(32).toString('base64url'), createdAt: null };
}

/**
 * Reads the record of a data folder; undefined when there is none yet.
 * @throws EngineError `data_folder_damaged`, `data_folder_unusable`
 */
export function readClusterRecord(dataDir: string): ClusterRecord | undefined {
  const path = recordPath(dataDir);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    if (errorCode(cause) === 'ENOENT') {
      return undefined;
    }
    throw new EngineError(
      'data_folder_unusable',
      `We couldn’t read ${path} (${reasonOf(cause)}). Start Steeple as the user who owns it, or set DATA_DIR to another folder.`,
      cause,
    );
  }
  try {
    return clusterRecord.parse(JSON.parse(text));
  } catch {
    // No cause and no excerpt: both could quote the password.
    throw new EngineError(
      'data_folder_damaged',
      `${path} is damaged; it holds the place and the password of the database. Restore it from a backup, or set DATA_DIR to another folder.`,
    );
  }
}

/** Writes the record so that a crash leaves either the old one or the new one. */
export function writeClusterRecord(dataDir: string, record: ClusterRecord): void {
  const path = recordPath(dataDir);
  writeFileSync(`${path}.new`, `${JSON.stringify(record, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  });
  renameSync(`${path}.new`, path);
  syncFolder(dataDir);
}

/** Where the record of a data folder is, for messages. */
export function recordPath(dataDir: string): string {
  return join(dataDir, 'database.json');
}
