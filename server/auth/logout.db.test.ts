import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createAuthTest, refresh, send, signIn } from '#testing/auth-server.ts';
import { forThisFile } from '#testing/for-this-file.ts';

const auth = await forThisFile(createAuthTest(), 'end');
const server = await auth.server();
beforeEach(async () => {
  await auth.database.owner.query('truncate private.rate_counters');
  await auth.database.owner.query('delete from auth.sessions');
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function threeSessions() {
  const clients = [server.client(), server.client(), server.client()] as const;
  const sessions = await Promise.all(clients.map((client) => signIn(client)));
  const stranger = await signIn(server.client(), 'harbor@steeple.test');
  const statuses = async () => {
    const answers = [];
    for (const { refresh_token } of [...sessions, stranger]) {
      answers.push((await refresh(server, refresh_token)).status);
    }
    return answers;
  };
  return { clients, sessions, statuses };
}

describe('signing out', () => {
  // Proves: 7.auth.02
  test('here ends this session only', async () => {
    const { clients, statuses } = await threeSessions();
    expect(await clients[0].auth.signOut({ scope: 'local' })).toEqual({ error: null });
    expect(await statuses()).toEqual([400, 200, 200, 200]);
  });

  test('everywhere else keeps this session only', async () => {
    const { clients, statuses } = await threeSessions();
    expect(await clients[0].auth.signOut({ scope: 'others' })).toEqual({ error: null });
    expect(await statuses()).toEqual([200, 400, 400, 200]);
  });

  test('everywhere is what happens when nothing is said, and stops at the person', async () => {
    const { clients, statuses } = await threeSessions();
    expect(await clients[0].auth.signOut()).toEqual({ error: null });
    expect(await statuses()).toEqual([400, 400, 400, 200]);
  });

  test('answers 204 without a body', async () => {
    const session = await signIn(server.client());
    const response = await fetch(`${server.url}/auth/v1/logout?scope=local`, {
      method: 'POST',
      headers: bearer(session.access_token),
    });
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
  });

  test('with an unknown scope is refused and ends nothing', async () => {
    const session = await signIn(server.client());
    for (const scope of ['everywhere', 'toString', '__proto__']) {
      const path = `/logout?scope=${scope}`;
      const answer = await send(server, 'POST', path, undefined, bearer(session.access_token));
      expect(answer.body).toMatchObject({ code: 400, error_code: 'validation_failed' });
    }
    expect((await refresh(server, session.refresh_token)).status).toBe(200);
  });

  test('twice answers that the session is gone, which the client treats as success', async () => {
    const client = server.client();
    const session = await signIn(client);
    const path = '/logout?scope=local';
    await send(server, 'POST', path, undefined, bearer(session.access_token));
    const again = await send(server, 'POST', path, undefined, bearer(session.access_token));
    expect(again.body).toMatchObject({ code: 403, error_code: 'session_not_found' });
    expect(await client.auth.signOut({ scope: 'local' })).toEqual({ error: null });
  });

  test('of a person who is gone says so', async () => {
    const session = await signIn(server.client());
    const claims = await server.services.accessTokens.verify(session.access_token);
    const nobody = await server.services.accessTokens.sign(
      { id: 'dddddddd-dddd-4ddd-8ddd-dddddddddddd', email: 'gone@steeple.test' },
      claims.session_id,
    );
    for (const [method, path] of [
      ['POST', '/logout'],
      ['GET', '/user'],
    ] as const) {
      const answer = await send(server, method, path, undefined, bearer(nobody.token));
      expect(answer.body).toMatchObject({ code: 403, error_code: 'user_not_found' });
    }
    expect((await refresh(server, session.refresh_token)).status).toBe(200);
  });

  test('without a token is refused', async () => {
    const answer = await send(server, 'POST', '/logout');
    expect(answer.body).toMatchObject({ code: 401, error_code: 'no_authorization' });
  });
});

describe('with an access token that has run out', () => {
  test('one can leave here, but end no other session', async () => {
    const other = await signIn(server.client());
    const session = await signIn(server.client());
    const leave = (scope: string) =>
      send(server, 'POST', `/logout?scope=${scope}`, undefined, bearer(session.access_token));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3600 * 1000 });
    onTestFinished(() => void vi.useRealTimers());

    for (const scope of ['global', 'others']) {
      expect((await leave(scope)).body).toMatchObject({ code: 403, error_code: 'bad_jwt' });
    }
    expect((await leave('local')).status).toBe(204);
    expect((await leave('local')).body).toMatchObject({ error_code: 'session_not_found' });
    expect((await refresh(server, session.refresh_token)).status).toBe(400);
    expect((await refresh(server, other.refresh_token)).status).toBe(200);
  });

  test('a forged one ends nothing', async () => {
    const session = await signIn(server.client());
    const [head, body] = session.access_token.split('.');
    const forged = `${head}.${body}.${'A'.repeat(86)}`;
    const answer = await send(server, 'POST', '/logout?scope=local', undefined, bearer(forged));
    expect(answer.body).toMatchObject({ code: 403, error_code: 'bad_jwt' });
    expect((await refresh(server, session.refresh_token)).status).toBe(200);
  });
});
