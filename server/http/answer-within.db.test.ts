import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

// The time begins before the statement's own five seconds do, and leaves a busy machine enough to sign in.
let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer(database, { REQUEST_TIMEOUT_MS: 4_000 });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

test.each([
  ['a function', 'POST', '/functions/v1/connections-health'],
  ['the sign-in API', 'GET', '/auth/v1/user'],
])(
  'under a locked table %s answers when the time of the request is up',
  async (_what, method, path) => {
    const client = await server.clientOf('super@steeple.test');
    const { data } = await client.auth.getSession();
    const headers = {
      authorization: `Bearer ${data.session?.access_token}`,
      'content-type': 'application/json',
    };
    const locker = await database.owner.connect();
    try {
      await locker.query('begin; lock table public.profiles, auth.users in access exclusive mode');
      const body = method === 'POST' ? '{}' : null;
      const answer = await fetch(`${server.url}${path}`, { method, headers, body });
      expect(answer.status).toBe(503);
      expect(await answer.text()).toContain('This took too long. Please try again in a moment.');
    } finally {
      await locker.query('rollback');
      locker.release();
    }
  },
);
