import { followNext } from '#server/follow-counts.ts';
import { createKeyring } from '#server/integrations/credentials/keyring.ts';
import type { TestDatabase } from '../test-database.ts';
import type { TestServer } from '../test-server.ts';

/** Lets all figures follow what was typed, now. */
export async function followCounts(database: TestDatabase, server: TestServer): Promise<void> {
  await database.owner.query('update private.counts_to_follow set due_at = now()');
  const { config, log } = server.services;
  const services = {
    ...{ config, log, clock: config.clock, pool: database.connections.jobs },
    keyring: createKeyring(Buffer.alloc(32, 7)),
    tell: () => {},
  };
  while (await followNext(services)) {
    // The next church.
  }
}
