import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { type ClusterRecord, embeddedName } from './cluster-record.ts';

/**
 * Where the embedded PostgreSQL of another process answers. `postmaster.pid` says it, one value a line:
 * process, folder, start, port, socket folder, address (miscadmin.h, LOCK_FILE_LINE_*).
 *
 * @returns null while it is just starting or stopping
 */
export function runningServer(
  dataDir: string,
  { folder, user, password }: ClusterRecord,
): pg.ClientConfig | null {
  try {
    const file = readFileSync(join(resolve(dataDir, folder), 'postmaster.pid'), 'utf8');
    const [, , , port, socketFolder, address] = file.split('\n').map((line) => line.trim());
    const host = socketFolder || address;
    if (host && Number(port) > 0) {
      return { host, port: Number(port), user, password, database: embeddedName };
    }
  } catch {
    // Not written yet, or already removed.
  }
  return null;
}
