import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Connections, openConnections } from '#database/access/connections.ts';
import { type Claims, runScoped } from '#database/access/scoped-query.ts';
import { actingAs } from '#testing/acting.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

// A request has one time budget for the queue, a connection and its statement: what one uses, the next lacks.
// The pool would wait longer than a test may take, so that only the budget can end the waiting in time.
let database: TestDatabase;
let connections: Connections;
let rest: pg.Pool;
let claims: Claims;

beforeAll(async () => {
  database = await createTestDatabase();
  connections = openConnections(database.ownerConfig, inject('cluster').loginPassword, {
    poolSize: 1,
    acquireTimeoutMs: 600_000,
    statementTimeoutMs: 600_000,
  });
  ({ rest } = connections);
  ({ claims } = await actingAs(database, '5eed0000-0000-4000-8000-000000000001'));
});
afterAll(async () => {
  await connections.close();
  await database.drop();
});

const timeout = { text: "select current_setting('statement_timeout')", values: [] };
const inMs = (ms: number) => performance.now() + ms;

test('a statement gets what is left of the budget, and the next on the connection a whole one', async () => {
  const [left] = await runScoped(rest, claims, timeout, inMs(59_500));
  expect(left).toMatch(/^\d{1,5}ms$|^\d{1,2}s$/);
  expect(await runScoped(rest, claims, timeout, inMs(900_000))).toEqual(['10min']);
  expect(await runScoped(rest, claims, timeout)).toEqual(['10min']);
});

test('PostgreSQL gives up when nothing is left, though the pool would wait ten minutes', async () => {
  const sleep = { text: 'select pg_sleep(900)::text', values: [] };
  await expect(runScoped(rest, claims, sleep, inMs(2_000))).rejects.toMatchObject({
    code: '57014',
  });
});

test('nobody waits for a connection any longer, and a late one returns to the pool', async () => {
  const holder = await rest.connect();
  const waiting = runScoped(rest, claims, timeout, inMs(50));
  await expect(waiting).rejects.toThrow('timeout exceeded when trying to connect');
  holder.release();
  expect(await runScoped(rest, claims, timeout)).toEqual(['10min']);
});
