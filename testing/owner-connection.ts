import pg from 'pg';
import { reachDatabase } from '../tooling/database/reach-database.ts';

/**
 * Connects as the owner to the embedded database of a Steeple in another process, to break what a test
 * needs broken.
 *
 * @param dataDir that Steeple's DATA_DIR
 */
export async function connectAsOwner(dataDir: string): Promise<pg.Client> {
  const reached = await reachDatabase(
    { dataDir },
    { besideServer: true, mayCreate: false, say: () => {} },
  );
  const client = new pg.Client(reached.owner);
  await client.connect();
  return client;
}
