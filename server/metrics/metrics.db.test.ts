import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

const token = 'a-metrics-token-for-tests';
let open: TestServer;

const database = await forThisFile(createTestDatabase(), 'drop');
beforeEach(async () => {
  open = await startTestServer(database, { SIGN_IN_FAILURES_MAX: 2 });
  return () => open.close();
});

async function read(server = open, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(`${server.url}/metrics`, { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return answer.text();
}

/** The value of one series; labels in any order. Undefined when there is no such series. */
function seriesValue(text: string, name: string, labels: Record<string, string> = {}) {
  const line = text
    .split('\n')
    .find(
      (candidate) =>
        (candidate.startsWith(`${name} `) || candidate.startsWith(`${name}{`)) &&
        Object.entries(labels).every(([key, value]) => candidate.includes(`${key}="${value}"`)),
    );
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

describe('requests', () => {
  test('are counted and timed by API, route and class of status', async () => {
    const client = await open.clientOf('super@steeple.test');
    await client.from('accounts').select();
    await client.from('no_such_table').select();
    const text = await read();
    const requests = 'steeple_http_requests_total';
    const route = { api: 'rest', route: '/rest/v1/:table', method: 'GET' };
    expect(seriesValue(text, requests, { ...route, status: '2xx' })).toBe(1);
    expect(seriesValue(text, requests, { ...route, status: '4xx' })).toBe(1);
    expect(seriesValue(text, requests, { api: 'auth', route: '/auth/v1/token' })).toBe(1);
    const seconds = 'steeple_http_request_duration_seconds';
    expect(seriesValue(text, `${seconds}_count`, { api: 'rest', status: '2xx' })).toBe(1);
    expect(seriesValue(text, `${seconds}_sum`, { api: 'rest', status: '2xx' })).toBeGreaterThan(0);
  });

  test('never make series of what somebody sent', async () => {
    const send = (path: string, method = 'GET') => fetch(`${open.url}${path}`, { method });
    const before = [...(await read()).matchAll(/^steeple_http_requests_total\{/gm)].length;
    for (let number = 0; number < 50; number += 1) {
      await send(`/rest/v1/table_${number}?x=${number}`);
      await send(`/functions/v1/function-${number}`, 'POST');
      await send(`/auth/v1/admin/users/${number}`);
      await send(`/accounts/${number}`);
      await send(`/assets/file-${number}.js`);
      await send(`/nothing-${number}`, 'PROPFIND');
    }
    const text = await read();
    const after = [...text.matchAll(/^steeple_http_requests_total\{/gm)].length;
    expect(after - before).toBeLessThanOrEqual(8);
    expect(text).not.toMatch(/table_\d|function-\d|file-\d|nothing-\d|PROPFIND/);
  });

  test('under way are counted down again, also when they fail', async () => {
    await fetch(`${open.url}/rest/v1/accounts`);
    await fetch(`${open.url}/auth/v1/token`, { method: 'POST', body: '{' });
    // The one that asks is under way itself.
    expect(seriesValue(await read(), 'steeple_http_requests_in_flight')).toBe(1);
  });
});

test('sign-ins and refreshes are counted by what came of them', async () => {
  const client = open.clientOfNobody();
  const person = { email: 'harbor@steeple.test', password: 'steeple-demo' };
  const { data } = await client.auth.signInWithPassword(person);
  const refresh_token = data.session?.refresh_token ?? '';
  const refresh = (body: unknown) =>
    fetch(`${open.url}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await refresh({ refresh_token });
  await refresh({ refresh_token: 'x'.repeat(48) });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await client.auth.signInWithPassword({ email: 'a@b.test', password: 'wrong one' });
  }
  await database.owner.query('truncate private.rate_counters');
  const text = await read();
  const signIns = (outcome: string) => seriesValue(text, 'steeple_sign_ins_total', { outcome });
  const refreshes = (outcome: string) => seriesValue(text, 'steeple_refreshes_total', { outcome });
  expect([signIns('ok'), signIns('failed'), signIns('limited')]).toEqual([1, 2, 1]);
  expect([refreshes('ok'), refreshes('ended'), refreshes('replayed')]).toEqual([1, 1, 0]);
});

test('a refresh token that is used twice too late counts as replayed', async () => {
  const strict = await startTestServer(database, { REFRESH_REUSE_INTERVAL_SECONDS: 0 });
  try {
    const client = await strict.clientOf('grace@steeple.test');
    const first = (await client.auth.getSession()).data.session?.refresh_token ?? '';
    const second = (await client.auth.refreshSession()).data.session?.refresh_token ?? '';
    await client.auth.refreshSession({ refresh_token: second });
    await client.auth.refreshSession({ refresh_token: first });
    expect(
      seriesValue(await read(strict), 'steeple_refreshes_total', { outcome: 'replayed' }),
    ).toBe(1);
  } finally {
    await strict.close();
  }
});

test('connections are counted by how their reading is', async () => {
  const count = async (state: string) =>
    seriesValue(await read(), 'steeple_connections', { integration: 'planning_center', state });
  expect([await count('queued'), await count('failed')]).toEqual([0, 0]);
  await database.owner.query(
    `insert into private.sync_connections (account_id, integration_type, last_error)
     select account_id, integration_type, 'reconnect_needed' from public.integrations
     where integration_type = 'planning_center' and is_connected`,
  );
  expect([await count('queued'), await count('failed')]).toEqual([0, 1]);
  await database.owner.query(
    "update private.sync_connections set due_at = now() - interval '1 hour'",
  );
  expect(await count('queued')).toBe(1);
  expect(seriesValue(await read(), 'steeple_sync_overdue_seconds')).toBeGreaterThan(3599);
});

test('the database, the process and the version are there', async () => {
  const text = await read();
  expect(seriesValue(text, 'steeple_database_up')).toBe(1);
  for (const pool of ['rest', 'auth', 'providers']) {
    expect(seriesValue(text, 'steeple_database_pool_waiting', { pool })).toBe(0);
  }
  expect(seriesValue(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
  expect(seriesValue(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  expect(seriesValue(text, 'steeple_build_info')).toBe(1);
});

describe('who may read them', () => {
  const status = async (settings: object, headers: Record<string, string> = {}) => {
    const server = await startTestServer(database, settings);
    try {
      return (await fetch(`${server.url}/metrics`, { headers })).status;
    } finally {
      await server.close();
    }
  };

  test('with METRICS_TOKEN, only those who send it', async () => {
    const guarded = { METRICS_TOKEN: token };
    expect(await status(guarded, { authorization: `Bearer ${token}` })).toBe(200);
    expect(await status(guarded)).toBe(401);
    expect(await status(guarded, { authorization: `Bearer ${token}x` })).toBe(401);
    expect(await status(guarded, { authorization: token })).toBe(401);
  });

  test('without it nobody where anything hints at a public site', async () => {
    expect(await status({ isProduction: true })).toBe(403);
    expect(await status({ trustsProxy: true })).toBe(403);
    expect(await status({ siteUrl: 'https://steeple.example' })).toBe(403);
    expect(await status({}, { 'x-forwarded-for': '203.0.113.7' })).toBe(403);
    expect(await status({}, { via: '1.1 proxy' })).toBe(403);
    expect(await status({})).toBe(200);
  });
});

test('the dashboard and the alerts ask for numbers that exist', async () => {
  const names = new Set(
    [...(await read()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
    ),
  );
  const folder = join(import.meta.dirname, '../../deploy');
  const asked: string[] = [];
  for await (const file of glob('{grafana/*.json,prometheus/alerts.yaml}', { cwd: folder })) {
    const text = await readFile(join(folder, file), 'utf8');
    asked.push(
      ...[...text.matchAll(/\b(steeple|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name),
    );
  }
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((name) => !names.has(name))).toEqual([]);
});
