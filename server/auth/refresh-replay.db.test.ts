import { beforeEach, describe, expect, test } from 'vitest';
import { isSessionOver, runScoped } from '#database/access/scoped-query.ts';
import {
  createAuthTest,
  letPass,
  newRefreshToken,
  refresh,
  send,
  signIn,
  successorIn,
} from '#testing/auth-server.ts';
import { forThisFile } from '#testing/for-this-file.ts';

const auth = await forThisFile(createAuthTest(), 'end');
const server = await auth.server();
const otherProcess = await auth.server();
beforeEach(() => auth.database.owner.query('truncate private.rate_counters'));

function readOwnProfile(accessToken: string) {
  return server.services.accessTokens.verify(accessToken).then((claims) =>
    runScoped(auth.database.connections.rest, claims, {
      text: 'select email from public.profiles',
      values: [],
    }),
  );
}

describe('a replayed token', () => {
  test('ends the whole family: every token, and the access tokens on the next call', async () => {
    const session = await signIn(server.client());
    const tokens = [session.refresh_token];
    let accessToken = session.access_token;
    for (let turn = 0; turn < 3; turn += 1) {
      const answer = await refresh(server, tokens.at(-1) ?? '');
      tokens.push(successorIn(answer));
      accessToken = String(answer.body.access_token);
    }
    await expect(readOwnProfile(accessToken)).resolves.toHaveLength(1);
    await letPass(auth, 11);

    const replay = await refresh(server, tokens[0] ?? '');
    expect(replay.status).toBe(400);
    expect(replay.body).toMatchObject({
      error_code: 'refresh_token_already_used',
      msg: 'Invalid Refresh Token: Already Used',
    });
    for (const token of tokens) {
      const answer = await refresh(otherProcess, token);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ error_code: 'refresh_token_not_found' });
    }
    await expect(readOwnProfile(accessToken)).rejects.toSatisfy(isSessionOver);
    const user = await send(server, 'GET', '/user', undefined, {
      authorization: `Bearer ${accessToken}`,
    });
    expect(user.body).toMatchObject({ code: 403, error_code: 'session_not_found' });
    expect(server.logLines.join('')).toContain('refresh token replayed');
  });

  test('in a race with the owner leaves nobody a living token', async () => {
    const first = await newRefreshToken(server);
    const second = successorIn(await refresh(server, first));
    const third = successorIn(await refresh(server, second));
    await letPass(auth, 11);
    const answers = await Promise.all(
      [first, third, first, third, first, third].map((token, turn) =>
        refresh(turn % 2 === 0 ? server : otherProcess, token),
      ),
    );
    // Who came before the replay may have got a token, and it is dead all the same, unless the
    // owner rotated first: then the thief came within the reuse interval of a new rotation.
    const living = answers.filter((answer) => answer.status === 200);
    const codes = answers.map((answer) => answer.body.error_code);
    if (codes.includes('refresh_token_already_used')) {
      for (const answer of living) {
        expect((await refresh(server, successorIn(answer))).status).toBe(400);
      }
    } else {
      expect(new Set(living.map(successorIn)).size).toBe(1);
    }
  });

  test('does not touch the other sessions of the person', async () => {
    const other = await newRefreshToken(server);
    const first = await newRefreshToken(server);
    const second = successorIn(await refresh(server, first));
    await refresh(server, second);
    await letPass(auth, 11);
    expect((await refresh(server, first)).status).toBe(400);
    expect((await refresh(server, other)).status).toBe(200);
  });

  test('two parties who alternate with one family are detected after ten tokens', async () => {
    const shared = await newRefreshToken(server);
    let [owner, thief] = [shared, shared];
    let turns = 0;
    for (; turns < 30; turns += 1) {
      const taken = await refresh(server, thief);
      await letPass(auth, 3600);
      const late = await refresh(server, owner);
      if (late.status !== 200) {
        expect(late.body).toMatchObject({ error_code: 'refresh_token_already_used' });
        break;
      }
      expect(successorIn(late)).toBe(successorIn(taken));
      thief = owner = successorIn(late);
    }
    expect(turns).toBe(10);
    expect((await refresh(server, thief)).status).toBe(400);
  });

  test('losing many answers is never mistaken for a replay, as long as one arrives now and then', async () => {
    let token = await newRefreshToken(server);
    for (let turn = 0; turn < 20; turn += 1) {
      const next = successorIn(await refresh(server, token));
      await letPass(auth, 60);
      if (turn % 10 !== 9) {
        // Tried twice until the answer got through; a session may not refresh more often in a minute.
        for (let trial = 0; trial < 2; trial += 1) {
          expect(successorIn(await refresh(server, token))).toBe(next);
        }
      }
      token = next;
    }
  });
});
