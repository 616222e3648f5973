import { expect, test } from 'vitest';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { buildSyncedConnection } from '#testing/factories/integration.ts';
import { inputOf } from '#testing/figures/figure-input.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { testReaderContext } from '#testing/sync/reader-context.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { dropServedHashes, fitToChoices, readCoverage } from './coverage-store.ts';
import { churchTime } from './history.ts';
import { keepRead } from './keep-read.ts';
import { loadReadings } from './reading-store.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const pool = database.connections.jobs;
const type = 'planning_center';

const counting = (groups: MeasureChoices['groups']) => inputOf({ choices: { groups } }).choices;
const small = counting({ groupTypeIds: ['small'] });

/** A church whose groups are looked at from time to time. */
async function church() {
  const accountId = await buildAccount(database.owner);
  await buildSyncedConnection(database.owner, accountId);
  const contextOn = (day: string) =>
    testReaderContext({
      ...{ accountId, type, apiUrl: '', accessToken: '', pool },
      now: new Date(`${day}T18:00:00Z`),
    }).context;
  return {
    /** At a look on a day, these are members: who joined when. */
    look: (day: string, members: Record<string, string>, choices = small) =>
      keepRead(
        contextOn(day),
        { source: 'memberCounts', type, property: '', choices, span: { from: day, to: day } },
        {
          groupJoins: Object.entries(members).map(([person, joined]) => ({
            ...{ day: joined, groupTypeId: 'small', people: [person] },
          })),
        },
      ),
    choose: (day: string, choices: MeasureChoices) =>
      fitToChoices(contextOn(day), { choices, property: '', type }),
    expire: async (day: string) => {
      const client = await pool.connect();
      const time = churchTime(new Date(`${day}T18:00:00Z`), small);
      const coverages = await readCoverage(client, accountId);
      await dropServedHashes(client, accountId, { coverages, choices: small, time });
      client.release();
    },
    disconnect: () =>
      database.owner.query(
        'update public.integrations set is_connected = false, disconnected_at = now() where account_id = $1',
        [accountId],
      ),
    joined: async () => {
      const always = { from: '-infinity', to: 'infinity' };
      const kept = await loadReadings(pool, accountId, 'groupJoins', always);
      return kept.flatMap(({ people }) => people).sort();
    },
    since: async () => (await readCoverage(pool, accountId)).get('groupJoins')?.firstDay ?? null,
  };
}

test('who has left a group since the first look stays known, until no cohort needs them', async () => {
  const { look, joined, since, expire } = await church();
  await look('2026-01-05', { ann: '2024-03-03', ben: '2025-12-28' });
  await look('2026-02-02', { ann: '2024-03-03', cas: '2026-01-18' });
  expect(await joined()).toEqual(['ann', 'ben', 'cas']);
  expect(await since()).toBe('2026-01-05');
  await expire('2026-08-03');
  expect(await joined()).toEqual(['ben', 'cas']);
});

test.each([
  ['other groups', { groupTypeIds: ['small', 'classes'] }],
  ['none', null],
])(
  'groups are followed anew where %s are chosen, and when the former are again',
  async (_, groups) => {
    const { look, choose, joined, since } = await church();
    await look('2026-01-05', { ann: '2025-12-28' });
    await choose('2026-02-02', counting(groups));
    expect([await joined(), await since()]).toEqual([[], null]);
    await choose('2026-03-02', small);
    await look('2026-03-02', { cas: '2026-02-08' });
    expect([await joined(), await since()]).toEqual([['cas'], '2026-03-02']);
  },
);

test('after a Disconnect groups are followed from the day on which they are looked at again', async () => {
  const { look, disconnect, joined, since } = await church();
  await look('2026-01-05', { ann: '2025-12-28' });
  await disconnect();
  expect([await joined(), await since()]).toEqual([[], null]);
});
