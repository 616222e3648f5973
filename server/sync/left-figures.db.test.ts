import { beforeEach, expect, test, vi } from 'vitest';
import { forThisFile } from '#testing/for-this-file.ts';
import { startTestProvider } from '#testing/integrations/provider-server.ts';
import { arrangeSyncs, type StandChurch } from '#testing/sync/sync-stand.ts';
import { answerWeeks, fast, isWeek } from '#testing/sync/weeks-provider.ts';
import { readingsTable } from '#testing/sync/weeks-reader.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { findWaitingForLock } from '#testing/waiting-for-lock.ts';

const soon = { timeout: 20_000, interval: 20 };

let church: StandChurch;

const database = await forThisFile(createTestDatabase(), 'drop');
await database.owner.query(readingsTable);
const provider = await forThisFile(startTestProvider(), 'close');
const stand = arrangeSyncs(database, provider, 4);
beforeEach(async () => {
  await database.owner.query('update public.integrations set is_connected = false');
  await database.owner.query('truncate private.provider_paces');
  answerWeeks(provider);
  church = await stand.connectChurch();
});

/** What Search Console's run leaves to Planning Center's. */
const leave = async (): Promise<boolean> => {
  const { rows } = await database.connections.jobs.query<{ is_left: boolean }>(
    "select private.leave_figures($1, 'google_search_console') as is_left",
    [church.accountId],
  );
  return rows[0]?.is_left ?? false;
};

/** When what was left is followed; null where nothing is. */
const left = async (): Promise<string | null> => {
  const { rows } = await database.owner.query<{ due: string }>(
    `select case when due_at = 'infinity' then 'by the other' when due_at <= now() then 'now' else 'soon' end as due
     from private.counts_to_follow where account_id = $1`,
    [church.accountId],
  );
  return rows[0]?.due ?? null;
};

const change = (what: string) =>
  database.connections.jobs.query(
    `update private.sync_connections set ${what} where account_id = $1`,
    [church.accountId],
  );

const untilWaiting = () =>
  vi.waitFor(
    async () => expect(await findWaitingForLock(database.owner, 'steeple_jobs')).toHaveLength(1),
    soon,
  );

test('what is left to another connection is followed once, by it, when it comes to its end', async () => {
  const followed: string[] = [];
  expect(await leave()).toBe(true);
  expect(await left()).toBe('by the other');
  await stand.start({
    afterFigures: [
      async ({ isSearchRead }) => {
        followed.push(`${isSearchRead ? 'with searches' : 'without'}, ${await left()}`);
      },
    ],
  });
  await vi.waitFor(
    async () => expect(await stand.row(church)).toMatchObject({ is_read: true }),
    soon,
  );
  // Search Console has left its own, too.
  expect(followed).toEqual(['with searches, by the other']);
  expect(await left()).toBeNull();
  // Nobody is under way any more.
  expect(await leave()).toBe(false);
  expect(await left()).toBeNull();
});

test('what is left to a connection that then waits for its provider is followed all the same', async () => {
  expect(await leave()).toBe(true);
  answerWeeks(provider, (request) =>
    isWeek(request) ? { status: 429, headers: { ...fast, 'retry-after': '3600' } } : null,
  );
  await stand.start();
  await vi.waitFor(async () => expect(await left()).toBe('now'), soon);
  expect(await stand.row(church)).toMatchObject({ last_error: 'provider_unavailable' });
});

test.each([
  ['needs a person', () => change("run_id = null, due_at = null, last_error = 'reconnect_needed'")],
  ['fails', () => change("last_error = 'failed'")],
  ['ends without following', () => change("run_id = null, due_at = now() + interval '1 hour'")],
  ['is disconnected', () => stand.disconnect(church)],
])('what is left to a connection that %s is followed all the same', async (_end, end) => {
  expect(await leave()).toBe(true);
  await change('done = 1');
  expect(await left()).toBe('by the other');
  await end();
  expect(await left()).toBe('now');
});

test('what is left to one connection stays left while another one is under way', async () => {
  expect(await leave()).toBe(true);
  await database.owner.query(
    `insert into public.integrations (account_id, integration_type, is_connected, metadata)
     values ($1, 'google_search_console', true, '{}')`,
    [church.accountId],
  );
  await database.owner.query(
    `insert into private.sync_connections (account_id, integration_type, due_at, run_id)
     values ($1, 'google_search_console', now(), gen_random_uuid())`,
    [church.accountId],
  );
  await stand.disconnect(church);
  expect(await left()).toBe('by the other');
  await change("last_error = 'failed'");
  expect(await left()).toBe('now');
});

test('a connection that fails while it is left something is seen to have failed, in either order', async () => {
  const other = await database.owner.connect();
  try {
    await other.query('begin');
    await other.query(
      "update private.sync_connections set last_error = 'failed' where account_id = $1",
      [church.accountId],
    );
    const leaving = leave();
    await untilWaiting();
    await other.query('commit');
    expect(await leaving).toBe(false);
    await change('last_error = null');
    await other.query('begin');
    await other.query("select private.leave_figures($1, 'google_search_console')", [
      church.accountId,
    ]);
    const failing = change("last_error = 'failed'");
    await untilWaiting();
    await other.query('commit');
    await failing;
    expect(await left()).toBe('now');
  } finally {
    other.release();
  }
});

test('what is typed meanwhile waits for no sync, and takes along what is left', async () => {
  expect(await leave()).toBe(true);
  await database.owner.query('select private.follow_counts($1)', [church.accountId]);
  expect(await left()).toBe('soon');
  const version = async () => {
    const { rows } = await database.owner.query<{ version: number }>(
      'select version from private.counts_to_follow where account_id = $1',
      [church.accountId],
    );
    return rows[0]?.version ?? 0;
  };
  const typed = await version();
  // What is being followed at this moment may have read the church before.
  expect(await leave()).toBe(true);
  expect(await left()).toBe('soon');
  expect(await version()).toBe(typed + 1);
});
