import { randomBytes } from 'node:crypto';
import { createKeyring } from '#server/integrations/credentials/keyring.ts';
import { planningCenterReader } from '#server/sync/planning-center/planning-center-reader.ts';
import type { ReadMode } from '#server/sync/reader.ts';
import { runReader, testReaderContext } from '#testing/sync/reader-context.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { ordinaryChurches } from './all.ts';
import { connectOrdinary } from './connect.ts';
import type { OrdinaryChurch } from './ordinary-church.ts';

/** An ordinary church by the beginning of its title. */
function ordinaryChurch(title: string) {
  const ordinary = ordinaryChurches.find((church) => church.title.startsWith(title));
  if (!ordinary) {
    throw new RangeError(`There is no church ${title}.`);
  }
  return ordinary;
}

/**
 * Reads an ordinary church into an account like its first sync.
 *
 * @param which the church, or the beginning of its title
 */
export async function readOrdinary(
  database: TestDatabase,
  accountId: string,
  which: string | OrdinaryChurch,
  mode: ReadMode = 'first',
) {
  const ordinary = typeof which === 'string' ? ordinaryChurch(which) : which;
  const { church, context: provider, requests } = connectOrdinary(ordinary);
  const { context } = testReaderContext({
    accountId,
    type: 'planning_center',
    apiUrl: '',
    accessToken: '',
    pool: database.connections.jobs,
    now: provider.now,
  });
  const reader = planningCenterReader(createKeyring(randomBytes(32)));
  await runReader(reader, { ...context, get: provider.get }, mode);
  return { ordinary, church, requests };
}
