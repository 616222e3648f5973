import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  createAuthTest,
  graceId,
  letPass,
  newRefreshToken,
  refresh,
  send,
  signIn,
  successorIn,
  untilBlocked,
} from '#testing/auth-server.ts';
import { forThisFile } from '#testing/for-this-file.ts';

const auth = await forThisFile(createAuthTest(), 'end');
const server = await auth.server();
const otherProcess = await auth.server();
beforeEach(() => auth.database.owner.query('truncate private.rate_counters'));

async function sessionCount(): Promise<number> {
  const { rows } = await auth.database.owner.query(
    'select count(*)::int as count from auth.sessions where user_id = $1',
    [graceId],
  );
  return rows[0].count;
}

describe('refreshing', () => {
  // Proves: 7.auth.04
  test('returns new tokens to the client and keeps it signed in', async () => {
    const client = server.client();
    const first = await signIn(client);
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(first.refresh_token);
    expect((await client.auth.getUser()).data.user?.id).toBe(graceId);
  });

  test('works while the client sends an access token that has run out, or nonsense', async () => {
    const token = await newRefreshToken(server);
    for (const authorization of ['Bearer expired', 'nonsense', 'Bearer sb_publishable_steeple']) {
      const answer = await send(
        server,
        'POST',
        '/token?grant_type=refresh_token',
        { refresh_token: token },
        { authorization },
      );
      expect(answer.status).toBe(200);
    }
  });

  test('a lost answer is given again, however late, without rotating', async () => {
    const first = await newRefreshToken(server);
    const second = successorIn(await refresh(server, first));
    for (const seconds of [0, 60, 30 * 24 * 3600]) {
      await letPass(auth, seconds);
      expect(successorIn(await refresh(server, first))).toBe(second);
    }
    expect(successorIn(await refresh(server, second))).not.toBe(second);
  });

  test('a tab that is several tokens behind gets the one in use within the reuse interval', async () => {
    const first = await newRefreshToken(server);
    const second = successorIn(await refresh(server, first));
    const third = successorIn(await refresh(server, second));
    const fourth = successorIn(await refresh(server, third));
    expect(successorIn(await refresh(server, first))).toBe(fourth);
    expect(successorIn(await refresh(server, second))).toBe(fourth);
  });

  test('being behind does not stretch the reuse interval', async () => {
    const first = await newRefreshToken(server);
    const second = successorIn(await refresh(server, first));
    await refresh(server, second);
    await letPass(auth, 6);
    expect((await refresh(server, first)).status).toBe(200);
    await letPass(auth, 6);
    expect((await refresh(server, first)).status).toBe(400);
  });

  test('of twenty uses at once in two processes one rotates, and all get its successor', async () => {
    const client = await newRefreshToken(server);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        refresh(turn % 2 === 0 ? server : otherProcess, client),
      ),
    );
    const successors = new Set(answers.map(successorIn));
    expect(successors.size).toBe(1);
    const [successor = ''] = successors;
    expect(server.services.refreshTokens.read(successor)?.counter).toBe(1);
  });

  test('of many sessions at once two are refreshed and the others wait, each to be refreshed', async () => {
    const tokens: string[] = [];
    for (let session = 0; session < 9; session += 1) {
      tokens.push(await newRefreshToken(server));
    }
    const holder = await auth.database.owner.connect();
    await holder.query('begin');
    await holder.query('select from auth.sessions where user_id = $1 for update', [graceId]);
    const answers = tokens.map((token) => refresh(server, token));
    await vi.waitFor(async () => expect(await untilBlocked(auth)).toHaveLength(2), 10_000);
    // Who signs in meanwhile does not wait behind them.
    await signIn(server.client());
    expect(await untilBlocked(auth)).toHaveLength(2);
    await holder.query('commit');
    holder.release();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(tokens.map(() => 200));
  });

  test('two clients that share one session, as two tabs do, both stay signed in', async () => {
    const client = server.client();
    const session = await signIn(client);
    const otherTab = otherProcess.client();
    await otherTab.auth.setSession(session);
    const results = await Promise.all([
      client.auth.refreshSession(),
      otherTab.auth.refreshSession({ refresh_token: session.refresh_token }),
    ]);
    expect(results.map((result) => result.error)).toEqual([null, null]);
  });
});

describe('a refresh token that is none', () => {
  test.each([
    ['made up', 'r1'],
    ['of the right length', 'A'.repeat(48)],
    ['with other characters', `${'A'.repeat(47)}\0`],
    ['half a surrogate pair', '\ud800'],
    ['very long', 'A'.repeat(100_000)],
  ])('%s', async (_case, token) => {
    const answer = await refresh(server, token);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      code: 400,
      error_code: 'refresh_token_not_found',
      msg: 'Invalid Refresh Token: Refresh Token Not Found',
    });
  });

  test('one that is ahead of its session, with a right signature', async () => {
    const session = server.services.refreshTokens.read(await newRefreshToken(server));
    const ahead = server.services.refreshTokens.issue({
      sessionId: session?.sessionId ?? '',
      counter: 7,
    });
    const answer = await refresh(server, ahead);
    expect(answer.body).toMatchObject({ error_code: 'refresh_token_not_found' });
  });

  test('an empty one, none, and one of another type', async () => {
    for (const body of [{ refresh_token: '' }, {}]) {
      const answer = await send(server, 'POST', '/token?grant_type=refresh_token', body);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        error: 'invalid_request',
        error_description: 'refresh_token required',
      });
    }
    const answer = await send(server, 'POST', '/token?grant_type=refresh_token', {
      refresh_token: 5,
    });
    expect(answer.body).toMatchObject({ code: 400, error_code: 'validation_failed' });
  });

  test('one of a session that nobody used for 90 days, which ends then', async () => {
    const token = await newRefreshToken(server);
    await letPass(auth, 91 * 24 * 3600);
    const count = await sessionCount();
    expect((await refresh(server, token)).body).toMatchObject({ error_code: 'session_expired' });
    expect(await sessionCount()).toBe(count - 1);
  });

  test('one of a demo person once DEMO is off', async () => {
    const closed = await auth.server({ DEMO: 'off' });
    const token = await newRefreshToken(server);
    expect((await refresh(closed, token)).body).toMatchObject({
      error_code: 'refresh_token_not_found',
    });
    expect((await refresh(server, token)).status).toBe(400);
  });

  test('and the client is signed out by it once its access token has run out', async () => {
    const client = server.client();
    await signIn(client);
    await auth.database.owner.query('delete from auth.sessions where user_id = $1', [graceId]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3600 * 1000 });
    onTestFinished(() => void vi.useRealTimers());
    const { data, error } = await client.auth.getSession();
    expect(error).toMatchObject({ name: 'AuthApiError', code: 'refresh_token_not_found' });
    expect(data.session).toBeNull();
  });
});
