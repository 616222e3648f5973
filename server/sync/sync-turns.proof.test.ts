import { beforeEach, expect, test, vi } from 'vitest';
import { forThisFile } from '#testing/for-this-file.ts';
import { type ReceivedRequest, startTestProvider } from '#testing/integrations/provider-server.ts';
import { arrangeSyncs, fastConfig, type StandChurch } from '#testing/sync/sync-stand.ts';
import { digitSum, isWeek, weekAnswer, weekOf } from '#testing/sync/weeks-provider.ts';
import { createWeeksReader, readingsTable } from '#testing/sync/weeks-reader.ts';
import { createTestDatabase } from '#testing/test-database.ts';

/** Three years. */
const weeks = 156;
const newest = '2026-11-16';
const soon = { timeout: 20_000, interval: 20 };
vi.setConfig({ testTimeout: 60_000 });

const database = await forThisFile(createTestDatabase(), 'drop');
await database.owner.query(readingsTable);
const provider = await forThisFile(startTestProvider(), 'close');
const stand = arrangeSyncs(database, provider, weeks);
beforeEach(async () => {
  await database.owner.query('update public.integrations set is_connected = false');
  await database.owner.query('truncate private.provider_paces');
});

const personOf = ({ headers }: ReceivedRequest) => headers.authorization?.split(' ')[1] ?? '';

/** Answers everybody for themselves: a token is a person, and each may ask so often in 20 seconds. */
function answerPersons(limitOf: (person: string) => number): void {
  provider.answerWith((request) => {
    const person = personOf(request);
    const headers = {
      'x-pco-api-request-rate-limit': String(limitOf(person)),
      'x-pco-api-request-rate-period': '20',
    };
    return request.target === '/current/v2/me'
      ? { headers, json: { data: { id: person } } }
      : { ...weekAnswer(request), headers };
  });
}

const connectMany = (count: number, tokenOf: (index: number) => string): Promise<StandChurch[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => stand.connectChurch(tokenOf(index))));

/** Until each has stored so many weeks. */
const untilWeeks = (churches: StandChurch[], atLeast: number) =>
  vi.waitFor(async () => {
    for (const church of churches) {
      expect((await stand.weeksOf(church)).length).toBeGreaterThanOrEqual(atLeast);
    }
  }, soon);

const newestOf = async (church: StandChurch) => (await stand.weeksOf(church))[0];

test.each([
  ['of one person', () => 'slow'],
  ['of eight persons', (index: number) => `slow-${index}`],
])(
  'beside eight churches %s that wait for their pace, a new one sees its first week at once',
  async (_whose, tokenOf) => {
    answerPersons((person) => (person.startsWith('slow') ? 2 : 100_000));
    const waiting = await connectMany(8, tokenOf);
    await stand.start();
    await vi.waitFor(async () => {
      for (const church of waiting) {
        expect(await stand.row(church)).toMatchObject({ is_held: true });
      }
    }, soon);
    const church = await stand.connectChurch('quick');
    await vi.waitFor(
      async () =>
        expect(await newestOf(church)).toMatchObject({ week: newest, figure: digitSum(newest) }),
      { timeout: 10_000, interval: 20 },
    );
    for (const slow of waiting) {
      expect(await stand.row(slow)).toMatchObject({ is_read: false });
    }
  },
);

test('of one person’s churches the one that connected last sees its first week before the past of the others', async () => {
  answerPersons(() => 100);
  const churches = await connectMany(4, () => 'same');
  await stand.start({ integrations: stand.pacedBy({ limit: 100, periodSeconds: 20 }) });
  await untilWeeks(churches, 2);
  const late = await stand.connectChurch('same');
  await vi.waitFor(async () => expect(await newestOf(late)).toMatchObject({ week: newest }), soon);
  for (const church of churches) {
    expect(await stand.row(church)).toMatchObject({ is_read: false });
  }
});

test('churches whose provider hangs leave the newest weeks of others alone', async () => {
  let asked = 0;
  provider.answerWith((request) => {
    const isPast = isWeek(request) && weekOf(request) !== newest;
    asked += isPast ? 1 : 0;
    return isPast ? 'hang' : weekAnswer(request);
  });
  await connectMany(8, () => 'hangs');
  await stand.start();
  await vi.waitFor(() => expect(asked).toBe(4), soon);
  const church = await stand.connectChurch('new');
  await vi.waitFor(
    async () => expect(await newestOf(church)).toMatchObject({ week: newest }),
    soon,
  );
});

test('a church with a long past takes turns with the others', async () => {
  answerPersons(() => 100_000);
  const config = fastConfig(provider.url, { SYNCS_AT_ONCE: '1' });
  // Eight of them are open at once.
  const churches = await connectMany(12, (index) => `person-${index}`);
  await stand.start({ config, times: { sliceMs: 0 } });
  await untilWeeks(churches, 10);
  const rows = await Promise.all(churches.map((church) => stand.row(church)));
  expect(rows.filter((row) => row?.is_read)).toEqual([]);
});

test('of all churches whose past is read, one has its figures computed at a time', async () => {
  answerPersons(() => 100_000);
  let atOnce = 0;
  let most = 0;
  const reader = createWeeksReader(3);
  const counting: typeof reader = {
    open: (context) =>
      reader.open({
        ...context,
        compute: (work) =>
          context.compute(async (client) => {
            atOnce += 1;
            most = Math.max(most, atOnce);
            await client.query('select pg_sleep(0.01)');
            atOnce -= 1;
            return await work(client);
          }),
      }),
  };
  const churches = await connectMany(8, (index) => `person-${index}`);
  await database.owner.query('update private.sync_connections set is_waited_for = false');
  await stand.start({ readers: { planning_center: counting, google_search_console: counting } });
  await untilWeeks(churches, 3);
  expect(most).toBe(1);
});

test('a model that takes its time holds up no sync', async () => {
  answerPersons(() => 100_000);
  const asked: string[] = [];
  const reader = createWeeksReader(1);
  const churches = await connectMany(8, (index) => `person-${index}`);
  const answered = Promise.withResolvers<void>();
  await stand.start({
    readers: { planning_center: reader, google_search_console: reader },
    wordCards: async (_pool, accountId) => {
      asked.push(accountId);
      await answered.promise;
    },
  });
  for (const church of churches) {
    await vi.waitFor(
      async () => expect(await stand.row(church)).toMatchObject({ state: 'idle', is_read: true }),
      soon,
    );
  }
  expect(asked).toHaveLength(2);
  answered.resolve();
  await vi.waitFor(() => expect(asked).toHaveLength(8), soon);
  expect(asked.toSorted()).toEqual(churches.map(({ accountId }) => accountId).toSorted());
});
