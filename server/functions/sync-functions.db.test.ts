import { beforeEach, expect, test } from 'vitest';
import { connectionsHealthResponse } from '#contract/functions/connections-health.ts';
import { syncStatusResponse } from '#contract/functions/sync.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { startConnectedChurch } from '#testing/integrations/connected-church.ts';

const planningCenter = { integrationType: 'planning_center' };

const grace = await forThisFile(startConnectedChurch(), 'close');
beforeEach(() => grace.reset());

const arrange = (assignments: string) =>
  grace.database.owner.query(
    `update private.sync_connections set ${assignments} where account_id = $1`,
    [grace.church.accountId],
  );
async function status() {
  const { body } = await grace.invoke(grace.admin, 'sync-status');
  return syncStatusResponse.parse(body).integrations;
}
const start = () => grace.invoke(grace.admin, 'sync-start', planningCenter);

test('connecting queues a sync, and requesting one returns it', async () => {
  expect(await status()).toEqual([]);
  await grace.connect('planning_center');
  expect(await status()).toMatchObject([{ ...planningCenter, state: 'queued', covers: null }]);
  const first = await start();
  expect(first.status).toBe(200);
  expect((await start()).body).toEqual(first.body);
});

test('the church’s time zone comes along, for the times of its syncs', async () => {
  await grace.connect('planning_center');
  expect(await status()).toMatchObject([{ timeZone: null }]);
  await grace.database.owner.query(
    `insert into analytics.measure_choices (account_id, available, suggested, reasons)
     values ($1, '{}', '{"timeZone": "Pacific/Honolulu"}', '{}')`,
    [grace.church.accountId],
  );
  expect(await status()).toMatchObject([{ timeZone: 'Pacific/Honolulu' }]);
});

test('a church that is read through is idle until it asks again', async () => {
  await grace.connect('planning_center');
  await arrange(
    `run_id = null, due_at = now() + interval '9 hours', finished_at = now(), first_done_at = now(), covers_from = '2023-11-27', covers_to = '2026-11-22'`,
  );
  expect(await status()).toMatchObject([
    { state: 'idle', error: null, covers: { from: '2023-11-27', to: '2026-11-22' } },
  ]);
  expect((await start()).status).toBe(200);
  expect(await status()).toMatchObject([{ state: 'queued' }]);
});

test('a pause after a failure is cut short once a minute, however often somebody presses', async () => {
  await grace.connect('planning_center');
  const pause = "attempts = 3, due_at = now() + interval '1 hour'";
  const isDue = async () => {
    await start();
    const { rows } = await grace.database.owner.query<{ is_due: boolean }>(
      'select due_at <= now() as is_due from private.sync_connections where account_id = $1',
      [grace.church.accountId],
    );
    return rows[0]?.is_due;
  };
  await arrange(pause);
  expect(await isDue()).toBe(true);
  await arrange(pause);
  expect(await isDue()).toBe(false);
  await arrange("pressed_at = now() - interval '61 seconds'");
  expect(await isDue()).toBe(true);
});

test('a quarterly run is queued now, or behind the run that is under way, and its next is told', async () => {
  await grace.connect('planning_center');
  const kind = { ...planningCenter, kind: 'quarterly' };
  const row = async () => {
    const { rows } = await grace.database.owner.query(
      'select mode, wants_quarterly, is_waited_for from private.sync_connections where account_id = $1',
      [grace.church.accountId],
    );
    return rows[0];
  };
  expect((await grace.invoke(grace.admin, 'sync-start', kind)).status).toBe(200);
  expect(await row()).toMatchObject({ mode: 'first', wants_quarterly: true });
  const later = "now() + interval '9 hours'";
  await arrange(
    `run_id = null, due_at = ${later}, finished_at = now(), first_done_at = now(), wants_quarterly = false,
     is_waited_for = false, quarterly_due_at = ${later}`,
  );
  expect(await status()).toMatchObject([
    { state: 'idle', quarterly: { lastAt: null, dueAt: expect.any(String) } },
  ]);
  expect((await grace.invoke(grace.admin, 'sync-start', kind)).status).toBe(200);
  // In the background: nobody waits for it.
  expect(await row()).toEqual({ mode: 'quarterly', wants_quarterly: false, is_waited_for: false });
  expect(await status()).toMatchObject([{ state: 'queued' }]);
  await arrange(`run_id = null, due_at = ${later}, quarterly_due_at = now() - interval '1 minute'`);
  expect(await status()).toMatchObject([{ state: 'queued' }]);
  const google = { integrationType: 'google_search_console', kind: 'quarterly' };
  expect((await grace.invoke(grace.admin, 'sync-start', google)).status).toBe(409);
});

test('the weeks that are imported are those of the first run, not of a night', async () => {
  await grace.connect('planning_center');
  await grace.database.owner.query(
    `insert into private.sync_tasks (account_id, integration_type, key, kind, covers_from, covers_to, label, position, done_at)
     values ($1, 'planning_center', 'new', 'checkIns', '2026-11-09', '2026-11-22', 'new', 1, now()),
       ($1, 'planning_center', 'old', 'checkIns', '2026-10-26', '2026-11-08', 'old', 2, null)`,
    [grace.church.accountId],
  );
  expect(await status()).toMatchObject([{ weeks: { read: 2, of: 4 } }]);
  await arrange('first_done_at = now(), started_at = now()');
  expect(await status()).toMatchObject([{ weeks: { read: 2, of: 4 } }]);
  await arrange("first_done_at = now(), started_at = now() + interval '9 hours'");
  expect(await status()).toMatchObject([{ weeks: null }]);
});

test('what failed is a sentence that says what to do', async () => {
  await grace.connect('planning_center');
  await arrange("run_id = null, due_at = null, last_error = 'reconnect_needed'");
  expect(await status()).toMatchObject([
    {
      state: 'failed',
      error:
        'Your Planning Center connection has expired. Reconnect to keep your numbers up to date.',
      nextAt: null,
    },
  ]);
});

test('a run that rests because the process ended says so, and when it goes on', async () => {
  await grace.connect('planning_center');
  await arrange(
    "due_at = now() + interval '1 hour', unclean_ends = 3, last_error = 'process_ended', pressed_at = null",
  );
  expect(await status()).toMatchObject([
    {
      state: 'queued',
      error:
        'We ran into a problem updating Planning Center. We’ll try again automatically, so you don’t need to do anything.',
      nextAt: expect.any(String),
    },
  ]);
});

test('somebody else’s church is refused, an unknown one not found, an unconnected one a conflict', async () => {
  const answer = (accountId: string) =>
    grace.invoke(grace.admin, 'sync-start', { ...planningCenter, accountId });
  expect(await answer(await buildAccount(grace.database.owner))).toMatchObject({ status: 403 });
  expect(await answer('00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404 });
  expect(await start()).toMatchObject({ status: 409, body: { error: expect.any(String) } });
});

test('a super admin looks at all connections, those that failed first, by name, state and page', async () => {
  await grace.connect('planning_center');
  await grace.connect('google_search_console');
  await grace.database.owner.query(
    `update private.sync_connections set run_id = null, due_at = null, last_error = 'provider_refused'
     where account_id = $1 and integration_type = 'google_search_console'`,
    [grace.church.accountId],
  );
  const operator = await grace.server.clientOf('super@steeple.test');
  const look = async (filter: Record<string, unknown>) => {
    const { data, error } = await operator.functions.invoke('connections-health', { body: filter });
    expect(error).toBeNull();
    return connectionsHealthResponse.parse(data);
  };
  const all = await look({});
  expect(all.total).toBe(all.connections.length);
  expect(all.connections[0]).toMatchObject({ state: 'failed', token: 'good', weeksComplete: 0 });
  const failed = await look({ state: 'failed', integrationType: 'google_search_console' });
  expect(failed.connections.map(({ accountId }) => accountId)).toEqual([grace.church.accountId]);
  expect((await look({ limit: 1, offset: 1 })).connections).toEqual([all.connections[1]]);
  expect(await look({ search: 'no such church' })).toEqual({ total: 0, connections: [] });
});
