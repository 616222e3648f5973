import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { storedNotice } from '#contract/functions/notices.ts';
import { tellNotices } from '#contract/notice-messages.ts';
import { createKeyring } from '#server/integrations/credentials/keyring.ts';
import { planningCenterReader } from '#server/sync/planning-center/planning-center-reader.ts';
import type { ReaderContext, ReadMode } from '#server/sync/reader.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { buildSyncedConnection } from '#testing/factories/integration.ts';
import { startPlanningCenter } from '#testing/sandbox/planning-center.ts';
import { runReader, testReaderContext } from '#testing/sync/reader-context.ts';
import { createTestDatabase } from '#testing/test-database.ts';

const dayMs = 86_400_000;
const type = 'planning_center';

/** A church of the sandbox, whose people change what they have entered while days go by. */
export type LivingChurch = Awaited<ReturnType<typeof startLivingChurch>>;

/** Starts the sandbox, a database, and the first sync of a church. */
export async function startLivingChurch() {
  const [database, planner] = await Promise.all([createTestDatabase(), startPlanningCenter()]);
  const accountId = await buildAccount(database.owner);
  await buildSyncedConnection(database.owner, accountId);
  const keyring = createKeyring(randomBytes(32));
  const reader = planningCenterReader(keyring);
  // The sandbox's records stay those of its first moment.
  let daysLater = 0;
  const present = () => planner.clock.now() + daysLater * dayMs;
  const open = () =>
    testReaderContext({
      accountId,
      type,
      apiUrl: planner.origin,
      accessToken: planner.tokenOf(),
      pool: database.connections.jobs,
      now: new Date(present()),
    });
  const run = async (mode: ReadMode): Promise<string[]> => {
    const { context, requests } = open();
    await runReader(reader, context, mode);
    return requests.map(({ path }) => path);
  };
  await run('first');
  return {
    database,
    planner,
    accountId,
    keyring,
    present,
    /** Lets days go by. */
    pass: (days: number) => {
      daysLater += days;
    },
    /** A sync at the present; the paths of its requests. */
    run,
    /** A context of the jobs at the present. */
    context: (): ReaderContext => open().context,
    /** What people are told of its syncs. */
    told: async (): Promise<string[]> => {
      const { rows } = await database.owner.query<{ notices: unknown }>(
        'select private.connection_notices($1, $2) as notices',
        [accountId, type],
      );
      const about = { title: 'Planning Center', timeZone: 'America/Chicago', today: '2026-11-23' };
      return tellNotices(z.array(storedNotice).parse(rows[0]?.notices), about).map(
        ({ sentence }) => sentence,
      );
    },
    stop: async () => {
      await planner.stop();
      await database.drop();
    },
  };
}
