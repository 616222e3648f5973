import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openConnections } from '#database/access/connections.ts';
import {
  type Answer,
  type AuthServer,
  attempt,
  connect,
  createAuthTest,
  demoPassword,
  graceEmail,
  refresh,
  send,
  signIn,
  untilBlocked,
} from '#testing/auth-server.ts';
import { forThisFile } from '#testing/for-this-file.ts';

/** A busy machine is no reason to fail. */
const soon = { timeout: 10_000 };

const auth = await forThisFile(createAuthTest(), 'end');
const server = await auth.server();
beforeEach(() => auth.database.owner.query('truncate private.rate_counters'));

function expectUnavailable(answer: Answer): void {
  expect(answer.status).toBe(503);
  expect(answer.body.error_code).toBe('database_unavailable');
  expect(answer.headers.get('retry-after')).toBe('1');
}

/** Every call that a signed-in browser makes. */
async function everyCall(target: AuthServer) {
  const session = await signIn(server.client());
  const bearer = { authorization: `Bearer ${session.access_token}` };
  return [
    await refresh(target, session.refresh_token),
    await attempt(target, graceEmail, demoPassword),
    await send(target, 'GET', '/user', undefined, bearer),
    await send(target, 'PUT', '/user', { password: 'a new password' }, bearer),
    await send(target, 'POST', '/logout?scope=local', undefined, bearer),
  ];
}

describe('while the database is down', () => {
  test('every call answers 503, on a socket where nobody listens', async () => {
    const dead = openConnections({ host: '/tmp/no-such-socket', database: 'steeple' }, 'x', {
      poolSize: 2,
      acquireTimeoutMs: 500,
      statementTimeoutMs: 500,
    });
    const cutOff = await auth.server({}, dead);
    for (const answer of await everyCall(cutOff)) {
      expectUnavailable(answer);
    }
  });

  // Proves: 8.provider.05
  test('the client tries again by itself and stays signed in', async () => {
    const connections = connect(auth.database, { poolSize: 1, acquireTimeoutMs: 500 });
    const flaky = await auth.server({}, connections);
    const client = flaky.client();
    // To connect may take longer than this server waits for a connection.
    await vi.waitFor(() => signIn(client), soon);
    flaky.logLines.length = 0;
    const held = await connections.auth.connect();
    const pending = client.auth.refreshSession();
    try {
      await vi.waitFor(() => expect(flaky.logLines.join('')).toContain('request failed'), soon);
    } finally {
      held.release();
    }
    const { data, error } = await pending;
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(graceEmail);
  });

  test('keys and health are served all the same', async () => {
    const dead = openConnections({ host: '/tmp/no-such-socket' }, 'x', {
      poolSize: 1,
      acquireTimeoutMs: 500,
      statementTimeoutMs: 500,
    });
    const cutOff = await auth.server({}, dead);
    expect((await send(cutOff, 'GET', '/.well-known/jwks.json')).status).toBe(200);
    expect((await send(cutOff, 'GET', '/health')).status).toBe(200);
  });
});

test('while no connection comes free every call answers 503', async () => {
  const connections = connect(auth.database, { poolSize: 1, acquireTimeoutMs: 500 });
  const busy = await auth.server({}, connections);
  const held = await vi.waitFor(() => connections.auth.connect(), soon);
  try {
    for (const answer of await everyCall(busy)) {
      expectUnavailable(answer);
    }
  } finally {
    held.release();
  }
  expect((await attempt(busy, graceEmail, demoPassword)).status).toBe(200);
});

describe('a connection that breaks in the middle', () => {
  /** Cuts the connections of the sign-in role that wait for a lock, once there are any. */
  async function cutWaiting(): Promise<void> {
    const backends = await untilBlocked(auth);
    await auth.database.owner.query(
      'select pg_terminate_backend(pid) from unnest($1::int[]) as pid',
      [backends],
    );
  }

  async function whileLocked<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
    const locker = await auth.database.owner.connect();
    try {
      await locker.query(`begin; lock table ${table} in access exclusive mode`);
      return await work();
    } finally {
      await locker.query('rollback');
      locker.release();
    }
  }

  test('answers 503, and the same refresh token works afterwards', async () => {
    const { refresh_token } = await signIn(server.client());
    const answer = await whileLocked('auth.sessions', async () => {
      const pending = refresh(server, refresh_token);
      await cutWaiting();
      return pending;
    });
    expectUnavailable(answer);
    expect((await refresh(server, refresh_token)).status).toBe(200);
  });

  test('answers 503 to a sign-in, whose attempt is no reason to be refused later', async () => {
    const answer = await whileLocked('auth.users', async () => {
      const pending = attempt(server, graceEmail, demoPassword);
      await cutWaiting();
      return pending;
    });
    expectUnavailable(answer);
    expect((await attempt(server, graceEmail, demoPassword)).status).toBe(200);
  });

  test('a statement that takes too long on a refresh answers 503 as well', async () => {
    const connections = connect(auth.database, { statementTimeoutMs: 300 });
    const hasty = await auth.server({}, connections);
    const { refresh_token } = await signIn(server.client());
    const answer = await whileLocked('auth.sessions', () => refresh(hasty, refresh_token));
    expectUnavailable(answer);
    const again = async () => expect((await refresh(hasty, refresh_token)).status).toBe(200);
    await vi.waitFor(again, soon);
  });
});
