import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Connections, openConnections } from '#database/access/connections.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

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
  server = await startTestServer({ ...database, connections }, { REQUEST_TIMEOUT_MS: 4_000 });
});
afterAll(async () => {
  await server.close();
  await connections.close();
  await database.drop();
});

const tookTooLong = [503, 'This took too long. Please try again in a moment.'] as const;

test.each([
  ['profiles', 'a function', 'POST', '/functions/v1/connections-health', ...tookTooLong],
  ['profiles', 'the sign-in API', 'GET', '/auth/v1/user', ...tookTooLong],
  ['profiles', 'a table', 'GET', '/rest/v1/accounts?select=id', ...tookTooLong],
  ['accounts', 'a table', 'GET', '/rest/v1/accounts?select=id', 500, '57014'],
] as const)(
  'with %s locked, %s answers when the time of the request is up',
  async (locked, _what, method, path, status, text) => {
    const client = await server.clientOf('super@steeple.test');
    const { data } = await client.auth.getSession();
    const headers = {
      authorization: `Bearer ${data.session?.access_token}`,
      'content-type': 'application/json',
    };
    const locker = await database.owner.connect();
    try {
      await locker.query(`begin; lock table public.${locked}, auth.users in access exclusive mode`);
      const body = method === 'POST' ? '{}' : null;
      const answer = await fetch(`${server.url}${path}`, { method, headers, body });
      expect(answer.status).toBe(status);
      expect(await answer.text()).toContain(text);
    } finally {
      await locker.query('rollback');
      locker.release();
    }
  },
);
