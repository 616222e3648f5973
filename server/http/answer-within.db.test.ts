import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Connections, openConnections } from '#database/access/connections.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { findWaitingForLock } from '#testing/waiting-for-lock.ts';

// The time leaves a busy machine enough to sign in. The pools would wait longer than a test may take, so
// that only the time of the request can end the waiting.
let database: TestDatabase;
let connections: Connections;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  connections = openConnections(database.ownerConfig, inject('cluster').loginPassword, {
    poolSize: 5,
    acquireTimeoutMs: 600_000,
    statementTimeoutMs: 600_000,
  });
  server = await startTestServer({ ...database, connections }, { REQUEST_TIMEOUT_MS: 2_500 });
});
afterAll(async () => {
  await server.close();
  await connections.close();
  await database.drop();
});

const tookTooLong = [503, 'This took too long. Please try again in a moment.'] as const;

const asked = [
  ['a function', 'POST', '/functions/v1/connections-health'],
  ['the sign-in API', 'GET', '/auth/v1/user'],
  ['a table', 'GET', '/rest/v1/accounts?select=id'],
] as const;

test.each([
  ['profiles', 'super@steeple.test', asked, ...tookTooLong],
  // Somebody else: what the first one asked for may still be on its way to its end.
  ['accounts', 'grace@steeple.test', asked.slice(2), 500, '57014'],
] as const)(
  'with %s locked, requests are answered when their time is up',
  async (locked, email, requests, status, text) => {
    const headers = await headersOf(email);
    const locker = await database.owner.connect();
    try {
      await locker.query(`begin; lock table public.${locked}, auth.users in access exclusive mode`);
      const answers = requests.map(async ([what, method, path]) => {
        const body = method === 'POST' ? '{}' : null;
        const answer = await fetch(`${server.url}${path}`, { method, headers, body });
        return [what, answer.status, await answer.text()];
      });
      expect(await Promise.all(answers)).toEqual(
        requests.map(([what]) => [what, status, expect.stringContaining(text)]),
      );
    } finally {
      await locker.query('rollback');
      locker.release();
    }
  },
);

test('a change that waited longer is told that it was made', async () => {
  const headers = await headersOf('super@steeple.test');
  const reading = { headers: await headersOf('grace@steeple.test') };
  const body = JSON.stringify({ account_name: 'Church of the late answer' });
  const locker = await database.owner.connect();
  try {
    await locker.query('begin; lock table public.profiles in access exclusive mode');
    const making = fetch(`${server.url}/rest/v1/accounts`, { method: 'POST', headers, body });
    await expect.poll(() => findWaitingForLock(database.owner, 'steeple_rest')).toHaveLength(1);
    // When a later request has used up its time, so has the earlier one.
    const late = await fetch(`${server.url}/rest/v1/accounts?select=id`, reading);
    expect(late.status).toBe(503);
    await locker.query('rollback');
    expect((await making).status).toBe(201);
  } finally {
    await locker.query('rollback');
    locker.release();
  }
});

async function headersOf(email: string): Promise<Record<string, string>> {
  const { data } = await (await server.clientOf(email)).auth.getSession();
  return {
    authorization: `Bearer ${data.session?.access_token}`,
    'content-type': 'application/json',
  };
}
