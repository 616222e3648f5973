import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { inTransaction } from '#database/access/in-transaction.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { checkIns } from '#testing/figures/figure-input.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { createKeyring } from '../../integrations/credentials/keyring.ts';
import { packReadings } from './pack-readings.ts';
import { loadReadings, replaceReadings } from './reading-store.ts';
import { openGifts, sealGifts } from './sealed-gifts.ts';

const { owner, connections } = await forThisFile(createTestDatabase(), 'drop');
const seal = createKeyring(randomBytes(32));
const always = { from: '-infinity', to: 'infinity' };
const day = '2026-03-08';
const gift = {
  ...({ day, currency: 'USD', status: 'succeeded', isRecurring: true } as const),
  ...{ isOpen: false, isRefunded: false, gifts: 3, amount: 12_500 },
};
const visited = checkIns(['ann', 'ben'], { day });
const searched = { day, clicks: 9, impressions: 90, nonbrandClicks: 4, isProvisional: true };

/** A church whose readings the version before has stored. */
async function churchOfBefore(): Promise<string> {
  const accountId = await buildAccount(owner);
  const store = (type: string, kind: string, reading: object) =>
    owner.query(
      `insert into private.readings (account_id, integration_type, kind, day, body) values ($1, $2, $3, $4, $5)
       on conflict (account_id, kind, day) do update set body = excluded.body`,
      [accountId, type, kind, day, JSON.stringify([reading])],
    );
  await store('planning_center', 'checkIns', visited);
  const sealed = seal.seal(JSON.stringify([gift]), 'gifts');
  await store('planning_center', 'gifts', { day, sealed });
  await store('google_search_console', 'searchDays', searched);
  return accountId;
}

const contextOf = (accountId: string) => ({
  accountId,
  pool: connections.jobs,
  write: <Result>(work: Parameters<typeof inTransaction<Result>>[1]) =>
    inTransaction(connections.jobs, work),
});

async function namedDays(accountId: string): Promise<string[]> {
  const { rows } = await owner.query<{ kind: string }>(
    'select kind from private.readings where account_id = $1 and body is not null order by 1',
    [accountId],
  );
  return rows.map(({ kind }) => kind);
}

test('readings of the version before are read as they are, and packed by the next run of their connection', async () => {
  const accountId = await churchOfBefore();
  const all = async () => ({
    checkIns: await loadReadings(owner, accountId, 'checkIns', always),
    gifts: openGifts(seal, await loadReadings(owner, accountId, 'gifts', always)),
    searchDays: await loadReadings(owner, accountId, 'searchDays', always),
  });
  const before = { checkIns: [visited], gifts: [gift], searchDays: [{ ...searched }] };
  expect(await all()).toEqual(before);

  const context = contextOf(accountId);
  await packReadings(context, 'planning_center', async () => seal);
  expect(await namedDays(accountId)).toEqual(['searchDays']);
  await packReadings(context, 'google_search_console', async () => null);
  expect(await namedDays(accountId)).toEqual([]);
  expect(await all()).toEqual({ ...before, searchDays: [{ ...searched, brandClicks: null }] });
});

test('a day of gifts that cannot be opened is packed as it is sealed, and holds up nothing else', async () => {
  const accountId = await churchOfBefore();
  const foreign = createKeyring(randomBytes(32)).seal(JSON.stringify([gift]), 'gifts');
  const damaged = { day: '2026-03-15', sealed: foreign };
  await owner.query(
    `insert into private.readings (account_id, integration_type, kind, day, body)
     values ($1, 'planning_center', 'gifts', $2, $3)`,
    [accountId, damaged.day, JSON.stringify([damaged])],
  );
  await packReadings(contextOf(accountId), 'planning_center', async () => seal);
  expect(await namedDays(accountId)).toEqual(['searchDays']);
  expect(await loadReadings(owner, accountId, 'checkIns', always)).toEqual([visited]);
  const [opened, ...others] = await loadReadings(owner, accountId, 'gifts', always);
  expect(openGifts(seal, opened ? [opened] : [])).toEqual([gift]);
  expect(others).toEqual([damaged]);
});

test('a day that was read anew while it was packed stays as it was read', async () => {
  const accountId = await churchOfBefore();
  const context = contextOf(accountId);
  const readAnew = { ...visited, nameless: 9 };
  await packReadings(
    {
      ...context,
      write: async (work) => {
        await context.write((client) =>
          replaceReadings(client, { accountId, kind: 'checkIns' }, { from: day, to: day }, [
            readAnew,
          ]),
        );
        return context.write(work);
      },
    },
    'planning_center',
    async () => seal,
  );
  expect(await loadReadings(owner, accountId, 'checkIns', always)).toEqual([readAnew]);
  expect(await namedDays(accountId)).toEqual(['searchDays']);
});

test('what was packed counts as unchanged when it is read again', async () => {
  const accountId = await churchOfBefore();
  await packReadings(contextOf(accountId), 'planning_center', async () => seal);
  await inTransaction(connections.jobs, async (client) => {
    const span = { from: day, to: day };
    expect(await replaceReadings(client, { accountId, kind: 'checkIns' }, span, [visited])).toEqual(
      [],
    );
    const stored = await loadReadings(client, accountId, 'gifts', span);
    const gifts = sealGifts(seal, [gift], stored);
    expect(await replaceReadings(client, { accountId, kind: 'gifts' }, span, gifts)).toEqual([]);
  });
});

test('a process of the version before cannot write over lists, nor take them for stored, nor read them as something else', async () => {
  const accountId = await churchOfBefore();
  // As that version writes them.
  const storeByName = (at: string) =>
    owner.query(
      `insert into private.readings as kept (account_id, integration_type, kind, day, body)
       select $1, 'planning_center', 'checkIns', day, body from jsonb_to_recordset($2) as given (day date, body jsonb)
       on conflict (account_id, kind, day) do update set body = excluded.body
       where kept.body <> excluded.body`,
      [accountId, JSON.stringify([{ day: at, body: [{ ...visited, day: at, nameless: 9 }] }])],
    );
  expect((await storeByName(day)).rowCount).toBe(1);
  await packReadings(contextOf(accountId), 'planning_center', async () => seal);
  await expect(storeByName(day)).rejects.toThrow(
    'A newer version has stored these readings as lists',
  );
  const { rows } = await owner.query(
    `select json_agg(body order by day) as days from private.readings where account_id = $1 and kind = 'checkIns'`,
    [accountId],
  );
  expect(rows).toEqual([{ days: [null] }]);

  expect((await storeByName('2026-03-15')).rowCount).toBe(1);
  await packReadings(contextOf(accountId), 'planning_center', async () => seal);
  expect(await loadReadings(owner, accountId, 'checkIns', always)).toMatchObject([
    { day, nameless: 9 },
    { day: '2026-03-15', nameless: 9 },
  ]);
});

test('a Disconnect deletes what was packed, of its system alone', async () => {
  const accountId = await churchOfBefore();
  await packReadings(contextOf(accountId), 'planning_center', async () => seal);
  await owner.query(
    `insert into public.integrations (account_id, integration_type, is_connected, connected_at)
     values ($1, 'planning_center', true, now()), ($1, 'google_search_console', true, now())`,
    [accountId],
  );
  await owner.query(
    `insert into private.sync_connections (account_id, integration_type, due_at)
     values ($1, 'planning_center', now()), ($1, 'google_search_console', now()) on conflict do nothing`,
    [accountId],
  );
  const left = async () => {
    const { rows } = await owner.query<{ kind: string }>(
      'select kind from private.readings where account_id = $1 order by 1',
      [accountId],
    );
    return rows.map(({ kind }) => kind);
  };
  const disconnect = (type: string) =>
    owner.query(
      `delete from private.sync_connections where account_id = $1 and integration_type = $2`,
      [accountId, type],
    );
  await disconnect('planning_center');
  expect(await left()).toEqual(['searchDays']);
  await disconnect('google_search_console');
  expect(await left()).toEqual([]);
});
