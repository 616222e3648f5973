import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measureChoicesResponse } from '#contract/functions/measures.ts';
import { buildSyncedConnection } from '#testing/factories/integration.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import type { EventHabit, OrdinaryChurch } from '#testing/ordinary-churches/ordinary-church.ts';
import { readOrdinary } from '#testing/ordinary-churches/read-ordinary.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let database: TestDatabase;
let server: TestServer;
let admin: SupabaseClient;
let accountId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer(database);
  const person = await buildPerson(database.owner, { role: 'account_admin' });
  admin = await server.clientOf(person.email);
  accountId = person.accountId ?? '';
  await buildSyncedConnection(database.owner, accountId);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const service = (name: string, isHeld: boolean): EventHabit => ({
  name,
  times: [
    {
      at: 'sunday 10:00',
      room: { people: 90 },
      counts: { Total: 'people' },
      isHeld: () => isHeld,
    },
  ],
});
const church = (later: EventHabit): OrdinaryChurch => ({
  title: 'A campus that opens after somebody has chosen',
  events: [service('Downtown', true), later],
  right: { attendance: [{ Downtown: ['Total'] }] },
});

async function kept() {
  const { data } = await invokeFunction(admin, 'measure-choices', { accountId });
  return measureChoicesResponse.parse(data);
}

test('an event that was never held when somebody chose is asked about once it is held', async () => {
  await readOrdinary(database, accountId, church(service('Lakeside', false)));
  const { suggested, available } = await kept();
  expect(available.events.map(({ name, times }) => [name, times])).toEqual([
    ['Downtown', ['sunday 10:00']],
    ['Lakeside', []],
  ]);
  const { status } = await invokeFunction(admin, 'measure-choices-save', {
    accountId,
    choices: suggested,
  });
  expect(status).toBe(200);

  await readOrdinary(database, accountId, church(service('Lakeside', true)), 'weekly');
  const [asked] = (await kept()).questions;
  expect(asked?.question).toMatch(/Lakeside/);
  const answer = { question: asked?.id, answer: 'no' };
  const no = { accountId, choices: suggested, answer };
  expect((await invokeFunction(admin, 'measure-choices-save', no)).status).toBe(200);
  await readOrdinary(database, accountId, church(service('Lakeside', true)), 'weekly');
  expect((await kept()).questions).toEqual([]);
});
