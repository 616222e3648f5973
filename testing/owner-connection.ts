import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import pg from 'pg';
import { readClusterRecord } from '#database/engine/cluster-record.ts';

/**
 * Reaches the embedded database of a Steeple that runs in another process, as its owner: to break
 * what a test needs broken. Takes that Steeple's DATA_DIR.
 */
export async function connectAsOwner(dataDir: string): Promise<pg.Client> {
  const record = readClusterRecord(dataDir);
  if (!record) {
    throw new Error(`There is no database under ${dataDir}.`);
  }
  const folder = isAbsolute(record.folder) ? record.folder : join(dataDir, record.folder);
  // Lines of the lock file: process, folder, start, port, socket folder, address (miscadmin.h, LOCK_FILE_LINE_*).
  const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
  const [port, socketFolder, address] = [Number(lines[3]), lines[4]?.trim(), lines[5]?.trim()];
  const { user, password } = record;
  const host = socketFolder || address;
  const client = new pg.Client({
    ...(host ? { host } : {}),
    port,
    user,
    password,
    database: 'steeple',
  });
  await client.connect();
  return client;
}
