import { setTimeout as pause } from 'node:timers/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DatabaseGate, openDatabaseGate } from '#testing/database-gate.ts';
import { type RunningSteeple, runSteeple } from '#testing/running-steeple.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { faultTimeoutMs, isFull, outageMs } from './scale.ts';
import { sharedSettings } from './shared-keys.ts';
import { signInSuperAdmin } from './super-admin.ts';

describe('a database that goes away and comes back', () => {
  let database: TestDatabase;
  let gate: DatabaseGate;
  let steeple: RunningSteeple;

  beforeAll(async () => {
    database = await createTestDatabase();
    gate = await openDatabaseGate(database.ownerConfig);
    steeple = await runSteeple({
      ...(await sharedSettings(gate.url)),
      LOG_LEVEL: 'silent',
      // In full the outage outlasts the access token, and the client's own refreshing falls into it.
      ACCESS_TOKEN_LIFE_SECONDS: isFull ? '120' : '3600',
    });
  }, 60_000);
  afterAll(async () => {
    await steeple.remove();
    await gate.close();
    await database.drop();
  });

  test('in the middle of a request answers 503, and the next request works', {
    timeout: 60_000,
  }, async () => {
    const client = await signInSuperAdmin(steeple.url);
    const statuses = new Set<number>();
    for (let round = 0; round < 10; round += 1) {
      const requests = Array.from({ length: 8 }, () =>
        client.from('accounts').select('*').retry(false),
      );
      const isShut = pause(round).then(() => gate.shut());
      for (const { status } of await Promise.all(requests)) {
        statuses.add(status);
      }
      // A fast machine has answered before.
      await isShut;
      gate.open();
      await untilAnswered(client);
    }
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses).toContain(503);
  });

  test('for minutes, signs nobody out', { timeout: faultTimeoutMs }, async () => {
    const client = await signInSuperAdmin(steeple.url, true);
    const refreshToken = (await client.auth.getSession()).data.session?.refresh_token ?? '';
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => events.push(event));
    gate.shut();
    const until = Date.now() + outageMs;
    while (Date.now() < until) {
      expect((await fetch(`${steeple.url}/ready`)).status).toBe(503);
      expect((await refresh(steeple.url, refreshToken)).status).toBe(503);
      await pause(1_000);
    }
    gate.open();
    await untilAnswered(client);
    const { data, error } = await client.auth.getSession();
    expect(error).toBeNull();
    expect(data.session).not.toBeNull();
    expect(events).not.toContain('SIGNED_OUT');
    await client.auth.stopAutoRefresh();
    console.log(`an outage of ${outageMs / 1_000} s, nobody signed out`);
  });
});

function refresh(url: string, refresh_token: string): Promise<Response> {
  return fetch(`${url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token }),
  });
}

/** Waits until the database is used again; a client that gave up its session never gets there. */
async function untilAnswered(client: SupabaseClient): Promise<void> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    const { status } = await client.from('accounts').select('id').limit(1).retry(false);
    if (status === 200) {
      return;
    }
    await pause(100);
  }
  throw new Error('The server did not come back.');
}
