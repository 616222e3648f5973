import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf } from '../access/error-reason.ts';
import { EngineError } from './engine-error.ts';

/**
 * Refuses a database of another major version of PostgreSQL, before anything in it is touched.
 * @throws EngineError `version_mismatch`, `data_folder_damaged`
 */
export function requireVersion(cluster: string, majorVersion: string): void {
  const found = readVersion(cluster);
  if (found !== majorVersion) {
    throw new EngineError(
      'version_mismatch',
      `The database in ${cluster} was made by PostgreSQL ${found}, and this version of Steeple comes with PostgreSQL ${majorVersion}. Nothing was changed. Go back to the version that came with PostgreSQL ${found}; or upgrade a copy of the folder with the pg_upgrade of a full PostgreSQL ${majorVersion}, or run it in a PostgreSQL ${found} of your own and set DATABASE_URL.`,
    );
  }
}

function readVersion(cluster: string): string {
  let text: string;
  try {
    text = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  } catch (cause) {
    throw damaged(cluster, reasonOf(cause), cause);
  }
  if (!/^\d+(\.\d+)?$/.test(text)) {
    throw damaged(cluster, 'its PG_VERSION isn’t a version');
  }
  return text;
}

function damaged(cluster: string, reason: string, cause?: unknown): EngineError {
  return new EngineError(
    'data_folder_damaged',
    `${cluster} isn’t a PostgreSQL database, or it’s damaged (${reason}). Restore it from a backup, or set DATA_DIR to another folder.`,
    cause,
  );
}
