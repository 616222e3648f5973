import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { forThisFile } from '#testing/for-this-file.ts';
import { startTestProvider } from '#testing/integrations/provider-server.ts';
import { arrangeSyncs, type StandChurch } from '#testing/sync/sync-stand.ts';
import {
  answerWeeks,
  digitSum,
  fast,
  holdWeeks,
  isWeek,
  weekOf,
} from '#testing/sync/weeks-provider.ts';
import { readingsTable } from '#testing/sync/weeks-reader.ts';
import { createTestDatabase } from '#testing/test-database.ts';

const weeks = 12;
const soon = { timeout: 20_000, interval: 20 };

let church: StandChurch;

const database = await forThisFile(createTestDatabase(), 'drop');
await database.owner.query(readingsTable);
const provider = await forThisFile(startTestProvider(), 'close');
const stand = arrangeSyncs(database, provider, weeks);
beforeEach(async () => {
  await database.owner.query('update public.integrations set is_connected = false');
  await database.owner.query('truncate private.provider_paces');
  answerWeeks(provider);
  church = await stand.connectChurch();
});

const untilRead = () =>
  vi.waitFor(async () => expect(await stand.row(church)).toMatchObject({ is_read: true }), soon);
const countWeeks = async () => (await stand.weeksOf(church)).length;

async function expectAllWeeks(): Promise<void> {
  const found = await stand.weeksOf(church);
  expect(found).toHaveLength(weeks);
  expect(found).toEqual(
    found.map(({ week }) => ({ week, value: digitSum(week), figure: digitSum(week) })),
  );
}

test('who connects is read at once, newest weeks first, and is then idle until the night', async () => {
  expect(await stand.row(church)).toMatchObject({ state: 'queued', mode: 'first' });
  await stand.start();
  await untilRead();
  await expectAllWeeks();
  expect(provider.received.filter(isWeek).map(weekOf)).toEqual(
    (await stand.weeksOf(church)).map(({ week }) => week),
  );
  expect(await stand.row(church)).toMatchObject({
    state: 'idle',
    done: weeks,
    total: weeks,
    last_error: null,
    waits: true,
    covers_from: '2026-08-31',
    is_held: false,
  });
});

test('a church sees what is being read and the progress', async () => {
  const { requested, letGo } = holdWeeks(provider);
  await stand.start();
  await vi.waitFor(() => expect(requested).toHaveLength(1), soon);
  await vi.waitFor(
    async () =>
      expect(await stand.row(church)).toMatchObject({
        state: 'running',
        done: 0,
        total: weeks,
        label: 'weeks 2026-11-16',
      }),
    soon,
  );
  letGo();
  await vi.waitFor(() => expect(requested).toHaveLength(2), soon);
  expect(await stand.row(church)).toMatchObject({ done: 1, label: 'weeks 2026-11-09' });
  answerWeeks(provider);
  letGo();
  await untilRead();
});

test('what is due is read by one process at a time', async () => {
  let atOnce = 0;
  let most = 0;
  provider.answerWith(async (request) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await pause(15);
    atOnce -= 1;
    return { headers: fast, json: { data: isWeek(request) ? { value: 1 } : { id: '42' } } };
  });
  await Promise.all([stand.start(), stand.start(), stand.start()]);
  await untilRead();
  expect(most).toBe(1);
  expect(await stand.readAgain(church)).toBe(0);
});

test('a stop releases the run, and another process continues it', async () => {
  const { requested, letGo } = holdWeeks(provider);
  const first = await stand.start();
  await vi.waitFor(() => expect(requested).toHaveLength(1), soon);
  letGo();
  await vi.waitFor(() => expect(requested).toHaveLength(2), soon);
  // The step under way hangs and is cut off.
  await first.stop();
  expect(await stand.row(church)).toMatchObject({ state: 'queued', done: 1, is_held: false });
  answerWeeks(provider);
  await stand.start();
  await untilRead();
  await expectAllWeeks();
  expect(provider.received.filter(isWeek)).toHaveLength(weeks - 1);
});

test('a run that was stopped for days is followed by one that reads those days', async () => {
  const { requested } = holdWeeks(provider);
  const first = await stand.start();
  await vi.waitFor(() => expect(requested).toHaveLength(1), soon);
  await first.stop();
  await database.owner.query(
    `update private.sync_connections set started_at = now() - interval '3 days' where account_id = $1`,
    [church.accountId],
  );
  answerWeeks(provider);
  await stand.start();
  await vi.waitFor(async () => {
    const { rows } = await database.owner.query(
      `select from private.sync_connections where account_id = $1 and run_id is null
         and due_at > now() and started_at > now() - interval '1 hour'`,
      [church.accountId],
    );
    expect(rows).toHaveLength(1);
  }, soon);
});

test('a Disconnect while it is read ends it, and nothing of it is left', async () => {
  const { requested, letGo } = holdWeeks(provider);
  await stand.start();
  await vi.waitFor(() => expect(requested).toHaveLength(1), soon);
  letGo();
  await vi.waitFor(() => expect(requested).toHaveLength(2), soon);
  await stand.disconnect(church);
  letGo();
  // Long enough for the run to find out by itself, too.
  await vi.waitFor(async () => {
    const { rows } = await database.owner.query(
      "select from jobs.job where state = 'active' and name = 'syncs-1'",
    );
    expect(rows).toEqual([]);
  }, soon);
  expect(await stand.row(church)).toBeUndefined();
  expect(await countWeeks()).toBe(0);
  expect(requested).toHaveLength(2);
});

test('a run that finds no tokens waits for a person, and does not begin again', async () => {
  await database.owner.query('delete from private.provider_credentials where account_id = $1', [
    church.accountId,
  ]);
  await stand.start();
  await vi.waitFor(
    async () =>
      expect(await stand.row(church)).toMatchObject({
        ...{ state: 'failed', last_error: 'reconnect_needed', due_in: null, is_held: false },
      }),
    soon,
  );
  expect(provider.received).toEqual([]);
});

test('choices saved meanwhile are planned before the next step', async () => {
  const { requested, letGo } = holdWeeks(provider);
  await stand.start();
  await vi.waitFor(() => expect(requested).toHaveLength(1), soon);
  await database.owner.query(
    `insert into analytics.measure_choices (account_id, available, suggested, reasons) values ($1, '{}', '{}', '{}')`,
    [church.accountId],
  );
  await database.owner.query(
    `update analytics.measure_choices set chosen = '{}' where account_id = $1`,
    [church.accountId],
  );
  answerWeeks(provider);
  letGo();
  await untilRead();
  await expectAllWeeks();
  // The week that was under way is planned again with the others.
  expect(await stand.readAgain(church)).toBe(1);
});

test('all churches that one person has connected share one pace, which the answers may lower', async () => {
  const periodMs = 1_000;
  const slow = {
    'x-pco-api-request-rate-limit': '40',
    'x-pco-api-request-rate-period': '1 seconds',
  };
  const times: number[] = [];
  provider.answerWith((request) => {
    times.push(performance.now());
    return { headers: slow, json: { data: isWeek(request) ? { value: 1 } : { id: '42' } } };
  });
  const others = [await stand.connectChurch(), await stand.connectChurch()];
  await stand.start({ integrations: stand.pacedBy({ limit: 100, periodSeconds: 1 }) });
  for (const one of [church, ...others]) {
    await vi.waitFor(
      async () => expect(await stand.row(one)).toMatchObject({ is_read: true }),
      soon,
    );
  }
  const inAnyPeriod = times.map(
    (from, index) => times.slice(index).filter((time) => time < from + periodMs).length,
  );
  expect(times).toHaveLength(3 * (weeks + 1));
  // Half of the limit, for all of it was done in the background.
  expect(Math.max(...inAnyPeriod)).toBeLessThanOrEqual(20 + 3);
});

test('forecasts wait for the last connection of a church that is read, but for none that cannot go on', async () => {
  const google = [church.accountId, 'google_search_console'];
  await database.owner.query(
    `insert into public.integrations (account_id, integration_type, is_connected, metadata)
     values ($1, $2, true, '{}')`,
    google,
  );
  // Its run is queued for later, so that nobody begins it meanwhile.
  await database.owner.query(
    `insert into private.sync_connections (account_id, integration_type, due_at, run_id)
     values ($1, $2, now() + interval '1 hour', gen_random_uuid())
     on conflict (account_id, integration_type) do update set due_at = excluded.due_at`,
    google,
  );
  const followed: string[] = [];
  await stand.start({
    afterFigures: [
      async ({ accountId }) => {
        followed.push(accountId);
      },
    ],
  });
  const isIdle = { state: 'idle', waits: true };
  const readBeside = async (state: string): Promise<number> => {
    await vi.waitFor(async () => expect(await stand.row(church)).toMatchObject(isIdle), soon);
    await database.owner.query(
      `update private.sync_connections set ${state} where account_id = $1 and integration_type = $2`,
      google,
    );
    followed.length = 0;
    await database.owner.query(
      `update private.sync_connections set due_at = now(), mode = 'nightly', run_id = gen_random_uuid()
       where account_id = $1 and integration_type = 'planning_center'`,
      [church.accountId],
    );
    await vi.waitFor(async () => expect(await stand.row(church)).toMatchObject(isIdle), soon);
    return followed.length;
  };
  await untilRead();
  expect(followed).toEqual([]);
  // It is read for the first time; then on any night, with steps ahead, at its last one, or with none left.
  expect(await readBeside('planned_run = null')).toBe(0);
  expect(await readBeside("first_done_at = now(), mode = 'nightly', planned_run = null")).toBe(0);
  expect(await readBeside("planned_run = run_id, label = 'searchDays'")).toBe(0);
  expect(await readBeside('label = null')).toBe(1);
  // It reads what changes no forecast, or cannot go on.
  expect(await readBeside("mode = 'quarterly', label = 'rows'")).toBe(1);
  expect(await readBeside("mode = 'nightly', last_error = 'reconnect_needed'")).toBe(1);
});

test('a day on which nothing of the past is due leaves forecasts and cards as they are', async () => {
  const weeksReader = stand.readers.planning_center;
  const open: typeof weeksReader.open = (context) => {
    const run = weeksReader.open(context);
    return { ...run, plan: async (mode) => (mode === 'past' ? [] : run.plan(mode)) };
  };
  let followed = 0;
  await stand.start({
    readers: { ...stand.readers, planning_center: { open } },
    afterFigures: [
      async () => {
        followed += 1;
      },
    ],
  });
  const runAs = async (mode: string) => {
    await database.owner.query(
      `update private.sync_connections set due_at = now(), mode = $2, finished_at = null where account_id = $1`,
      [church.accountId, mode],
    );
    await vi.waitFor(async () => {
      const { rows } = await database.owner.query(
        'select from private.sync_connections where account_id = $1 and finished_at is not null and run_id is null',
        [church.accountId],
      );
      expect(rows).toHaveLength(1);
    }, soon);
  };
  await untilRead();
  await vi.waitFor(() => expect(followed).toBe(1), soon);
  await runAs('past');
  expect(followed).toBe(1);
  await runAs('nightly');
  expect(followed).toBe(2);
});
