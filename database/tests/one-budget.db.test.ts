import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Claims, runScoped } from '#database/access/scoped-query.ts';
import { actingAs } from '#testing/acting.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

// A request has one time budget for the queue, a connection and its statement: what one uses, the next lacks.
let database: TestDatabase;
let claims: Claims;

beforeAll(async () => {
  database = await createTestDatabase(undefined, 1);
  ({ claims } = await actingAs(database, '5eed0000-0000-4000-8000-000000000001'));
});
afterAll(() => database.drop());

const timeout = { text: "select current_setting('statement_timeout')", values: [] };
const inMs = (ms: number) => performance.now() + ms;

test('a statement gets what is left of the budget, and the next on the connection a whole one', async () => {
  const { rest } = database.connections;
  const [left] = await runScoped(rest, claims, timeout, inMs(1_500));
  expect(left).toMatch(/^\d+ms$|^1s$/);
  expect(await runScoped(rest, claims, timeout, inMs(60_000))).toEqual(['5s']);
  expect(await runScoped(rest, claims, timeout)).toEqual(['5s']);
});

test('PostgreSQL gives up when nothing is left, though the pool would wait five seconds', {
  timeout: 4_000,
}, async () => {
  const sleep = { text: 'select pg_sleep(600)::text', values: [] };
  await expect(
    runScoped(database.connections.rest, claims, sleep, inMs(200)),
  ).rejects.toMatchObject({ code: '57014' });
});

test('nobody waits for a connection any longer, and a late one returns to the pool', {
  timeout: 4_000,
}, async () => {
  const { rest } = database.connections;
  const holder = await rest.connect();
  const waiting = runScoped(rest, claims, timeout, inMs(50));
  await expect(waiting).rejects.toThrow('timeout exceeded when trying to connect');
  holder.release();
  expect(await runScoped(rest, claims, timeout)).toEqual(['5s']);
});
