import pg from 'pg';
import { readClusterRecord } from '#database/embedded/cluster-record.ts';
import { runningServer } from '#database/embedded/running-server.ts';

/**
 * Connects as the owner to the embedded database of a Steeple in another process, to break what a test
 * needs broken.
 *
 * @param dataDir that Steeple's DATA_DIR
 */
export async function connectAsOwner(dataDir: string): Promise<pg.Client> {
  const record = readClusterRecord(dataDir);
  const owner = record && runningServer(dataDir, record);
  if (!owner) {
    throw new Error('No Steeple is running there.');
  }
  const client = new pg.Client(owner);
  await client.connect();
  return client;
}
