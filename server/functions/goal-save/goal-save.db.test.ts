import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { figureLookResponse } from '#contract/functions/figure-look.ts';
import { goalSaveResponse } from '#contract/functions/goals.ts';
import { localToday } from '#testing/factories/figures.ts';
import { buildSyncedConnection } from '#testing/factories/integration.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { buildStoryChurch } from '#testing/factories/story-church.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let database: TestDatabase;
let server: TestServer;
let accountId: string;
let full: SupabaseClient;
let giverless: SupabaseClient;
let onlooker: SupabaseClient;
const year = Number(localToday().slice(0, 4));

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer(database);
  const ruth = await buildPerson(database.owner, {
    ...{ role: 'account_admin', first_name: 'Ruth', last_name: 'Ott' },
  });
  accountId = ruth.accountId ?? '';
  await buildStoryChurch(database.owner, accountId);
  await buildSyncedConnection(database.owner, accountId);
  const admin = { role: 'account_admin', account_id: accountId } as const;
  const nora = await buildPerson(database.owner, { ...admin, without_giving: true });
  const omar = await buildPerson(database.owner, { ...admin, may_only_look: true });
  full = await server.clientOf(ruth.email);
  giverless = await server.clientOf(nora.email);
  onlooker = await server.clientOf(omar.email);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const save = (client: SupabaseClient, tile: string, value: number | null) =>
  invokeFunction(client, 'goal-save', { accountId, tile, year, value });
async function goalOf(client: SupabaseClient, tile: string) {
  const body = { accountId, tile, weeks: 13 };
  return figureLookResponse.parse((await invokeFunction(client, 'figure-look', body)).data).goal;
}

test('a goal stands in the closer look with who set it, how the year goes and where it ends', async () => {
  expect(await goalOf(full, 'attendance')).toMatchObject({ year, value: null, by: null });
  const { data } = await save(full, 'attendance', 200);
  expect(goalSaveResponse.parse(data)).toEqual({ value: 200 });
  const goal = await goalOf(full, 'attendance');
  expect(goal).toMatchObject({ year, value: 200, by: 'Ruth O.' });
  const { soFar, end } = goal ?? {};
  expect(soFar).toBeGreaterThan(100);
  expect(end?.low80).toBeLessThanOrEqual(end?.median ?? 0);
  expect(end?.high80).toBeGreaterThanOrEqual(end?.median ?? Number.POSITIVE_INFINITY);
});

test('a second goal of a year takes the place of the first, and null takes it away', async () => {
  await save(full, 'kids', 40);
  await save(full, 'kids', 50);
  expect(await goalOf(full, 'kids')).toMatchObject({ value: 50 });
  await Promise.all([save(full, 'kids', 60), save(full, 'kids', 60)]);
  expect(await goalOf(full, 'kids')).toMatchObject({ value: 60 });
  await save(full, 'kids', null);
  expect(await goalOf(full, 'kids')).toMatchObject({ value: null, by: null });
  expect((await save(full, 'kids', null)).status).toBe(200);
});

test('a goal of people has no minor units, whatever else is sent with it', async () => {
  const body = { accountId, tile: 'kids', year, value: 70, minorDigits: 0 };
  expect((await invokeFunction(full, 'goal-save', body)).data).toEqual({ value: 70 });
});

test('a figure whose weeks overlap has none', async () => {
  expect(await goalOf(full, 'group_members')).toBeNull();
});

describe('rights', () => {
  test('who is without giving neither sees nor sets a goal of giving', async () => {
    await save(full, 'giving_per_attender', 2_500);
    expect(await goalOf(full, 'giving_per_attender')).toMatchObject({ value: 2_500 });
    for (const value of [9_900, null]) {
      expect((await save(giverless, 'giving_per_attender', value)).status).toBe(403);
    }
    expect(await goalOf(full, 'giving_per_attender')).toMatchObject({ value: 2_500 });
    expect((await save(giverless, 'attendance', 210)).status).toBe(200);
  });

  test('who may only look sees goals and sets none', async () => {
    await save(full, 'attendance', 220);
    expect(await goalOf(onlooker, 'attendance')).toMatchObject({ value: 220 });
    expect((await save(onlooker, 'attendance', 1)).status).toBe(403);
    expect(await goalOf(full, 'attendance')).toMatchObject({ value: 220 });
  });

  test.each([0, -5, 2e9, 'many'])('a goal of %s is none', async (value) => {
    const body = { accountId, tile: 'attendance', year, value };
    expect((await invokeFunction(full, 'goal-save', body)).status).toBe(400);
  });
});
