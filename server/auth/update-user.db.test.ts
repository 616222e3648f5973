import { beforeEach, describe, expect, test } from 'vitest';
import { userFormProblems } from '#contract/user-form-problems.ts';
import {
  attempt,
  createAuthTest,
  demoPassword,
  graceEmail,
  graceId,
  refresh,
  send,
  signIn,
  untilBlocked,
} from '#testing/auth-server.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { hashPassword } from './password-hash.ts';

const auth = await forThisFile(createAuthTest(), 'end');
const server = await auth.server();
const demoHash = await hashPassword(demoPassword);
beforeEach(async () => {
  const { owner } = auth.database;
  await owner.query('truncate private.rate_counters');
  await owner.query('update auth.users set password_hash = $1', [demoHash]);
});

async function put(body: unknown, headers: Record<string, string> = {}) {
  const { access_token } = await signIn(server.client());
  return send(server, 'PUT', '/user', body, {
    authorization: `Bearer ${access_token}`,
    ...headers,
  });
}

describe('changing one’s password', () => {
  test('is in the audit log as one’s own doing', async () => {
    expect((await put({ password: 'another good one' })).status).toBe(200);
    const { rows } = await auth.database.owner.query(
      "select actor_id = row_id as by_themselves from private.audit_log where table_name = 'auth.users' and operation = 'UPDATE' and row_id = $1 order by id desc limit 1",
      [graceId],
    );
    expect(rows).toEqual([{ by_themselves: true }]);
  });

  // Proves: 7.auth.03
  test('accepts the new one from then on, and no longer the old one', async () => {
    const client = server.client();
    await signIn(client);
    const { data, error } = await client.auth.updateUser({ password: 'a new password' });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id: graceId, email: graceEmail });
    expect((await attempt(server, graceEmail, demoPassword)).status).toBe(400);
    expect((await attempt(server, graceEmail, 'a new password')).status).toBe(200);
    expect(server.logLines.join('')).not.toContain('a new password');
  });

  test('of a session opened a while ago takes the present one, which a thief does not have', async () => {
    const client = server.client();
    await signIn(client);
    await auth.database.owner.query(
      "update auth.sessions set created_at = now() - interval '11 minutes'",
    );
    const refused = await client.auth.updateUser({ password: 'a new password' });
    expect(refused.error?.code).toBe('reauthentication_needed');
    const wrong = { password: 'a new password', current_password: 'not it' };
    expect((await client.auth.updateUser(wrong)).error?.code).toBe('current_password_invalid');
    const right = { password: 'a new password', current_password: demoPassword };
    expect((await client.auth.updateUser(right)).error).toBeNull();
  });

  test('ends the other sessions and keeps this one', async () => {
    const other = await signIn(server.client());
    const stranger = await signIn(server.client(), 'harbor@steeple.test');
    const client = server.client();
    await signIn(client);
    await client.auth.updateUser({ password: 'a new password' });
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await refresh(server, other.refresh_token)).status).toBe(400);
    expect((await refresh(server, stranger.refresh_token)).status).toBe(200);
  });

  test.each([
    ['blanks around it', '  k7#pq2  '],
    ['a NUL', 'nul\0nul'],
    ['any script', 'пароль 密码 🕍'],
    ['128 characters', `k7#pq2xy${'🕍'.repeat(120)}`],
    ['six characters', 'k7#pq2'],
  ])('keeps %s exactly', async (_case, password) => {
    expect((await put({ password })).status).toBe(200);
    expect((await attempt(server, graceEmail, password)).status).toBe(200);
    expect((await attempt(server, graceEmail, password.trim().slice(0, -1))).status).toBe(400);
  });

  // Proves: 5.password.03, 8.provider.03, 9.limits.01
  test('to a short one is refused with the reason', async () => {
    const client = server.client();
    await signIn(client);
    const { error } = await client.auth.updateUser({ password: '12345' });
    expect(error).toMatchObject({
      name: 'AuthWeakPasswordError',
      status: 422,
      code: 'weak_password',
      reasons: ['length'],
      message: 'Password should be at least 6 characters.',
    });
    expect((await put({ password: '' })).status).toBe(422);
  });

  test.each([
    ['of the most common', 'iloveyou', userFormProblems.passwordTooCommon.text],
    ['made of one’s own church', 'GraceHill1', userFormProblems.passwordPersonal.text],
  ])('to one %s is refused with the form’s sentence', async (_case, password, message) => {
    const client = server.client();
    await signIn(client);
    const { error } = await client.auth.updateUser({ password });
    expect(error).toMatchObject({ status: 422, code: 'weak_password', message });
    expect((await attempt(server, graceEmail, demoPassword)).status).toBe(200);
  });

  test('to one of more than 128 characters is refused, not cut', async () => {
    const answer = await put({ password: 'x'.repeat(129) });
    expect(answer.body).toMatchObject({ code: 400, error_code: 'validation_failed' });
    expect((await attempt(server, graceEmail, demoPassword)).status).toBe(200);
  });

  test('to half a surrogate pair is refused', async () => {
    const answer = await put('{"password":"broken \\ud800"}');
    expect(answer.body).toMatchObject({ code: 400, error_code: 'validation_failed' });
  });

  test('to the same one is refused', async () => {
    const client = server.client();
    await signIn(client);
    const { error } = await client.auth.updateUser({ password: demoPassword });
    expect(error).toMatchObject({
      status: 422,
      code: 'same_password',
      message: 'New password should be different from the old password.',
    });
  });

  test('checks the current password where one is sent', async () => {
    const wrong = await put({ password: 'a new password', current_password: 'wrong' });
    expect(wrong.body).toMatchObject({ code: 400, error_code: 'current_password_invalid' });
    const right = await put({ password: 'a new password', current_password: demoPassword });
    expect(right.status).toBe(200);
  });

  test('too often is refused before anything is hashed', async () => {
    const strict = await auth.server({ SIGN_IN_FAILURES_MAX: '2' });
    const { access_token } = await signIn(strict.client());
    const change = (password: string) =>
      send(strict, 'PUT', '/user', { password }, { authorization: `Bearer ${access_token}` });
    expect((await change('the first one')).status).toBe(200);
    expect((await change('the second one')).status).toBe(200);
    const third = await change('the third one');
    expect(third.body).toMatchObject({ code: 429, error_code: 'over_request_rate_limit' });
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await attempt(server, graceEmail, 'the second one')).status).toBe(200);
  });

  test('of two changes at once one wins and the other is refused with the reason', async () => {
    const sessions = [await signIn(server.client()), await signIn(server.client())];
    const answers = await Promise.all(
      sessions.map(({ access_token }, turn) =>
        send(
          server,
          'PUT',
          '/user',
          { password: `password number ${turn}` },
          { authorization: `Bearer ${access_token}` },
        ),
      ),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(statuses).toContain(200);
    const winner = statuses.indexOf(200);
    expect([403, 409]).toContain(statuses[1 - winner]);
    expect((await attempt(server, graceEmail, `password number ${winner}`)).status).toBe(200);
  });

  test('while somebody signs in with the old one leaves no session of the old one', async () => {
    for (let round = 0; round < 5; round += 1) {
      await auth.database.owner.query('update auth.users set password_hash = $1', [demoHash]);
      await auth.database.owner.query('truncate private.rate_counters');
      const mine = await signIn(server.client());
      const [, ...signIns] = await Promise.all([
        send(
          server,
          'PUT',
          '/user',
          { password: 'a new password' },
          { authorization: `Bearer ${mine.access_token}` },
        ),
        ...Array.from({ length: 4 }, () => attempt(server, graceEmail, demoPassword)),
      ]);
      for (const answer of signIns) {
        const token = answer.body.refresh_token;
        if (typeof token === 'string') {
          expect((await refresh(server, token)).status).toBe(400);
        }
      }
      expect((await refresh(server, mine.refresh_token)).status).toBe(200);
    }
  });
});

test('a password that was changed while it was being checked opens nothing', async () => {
  const changing = await auth.database.owner.connect();
  await changing.query('begin');
  await changing.query('update auth.users set password_hash = $1 where id = $2', [
    await hashPassword('set by an administrator'),
    graceId,
  ]);
  const pending = attempt(server, graceEmail, demoPassword);
  await untilBlocked(auth);
  await changing.query('commit');
  changing.release();
  expect((await pending).body).toMatchObject({ code: 400, error_code: 'invalid_credentials' });
});

describe('a language', () => {
  test('is kept with the person, and later tokens carry it', async () => {
    const client = server.client();
    await client.auth.signInWithPassword({ email: graceEmail, password: demoPassword });
    const { data, error } = await client.auth.updateUser({ data: { language: 'es' } });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toEqual({ language: 'es' });
    const { data: renewed } = await client.auth.refreshSession();
    expect(renewed.user?.user_metadata).toEqual({ language: 'es' });
    const { data: claims } = await client.auth.getClaims();
    expect(claims?.claims.user_metadata).toEqual({ language: 'es' });
    // It ends no session and changes no password.
    expect((await attempt(server, graceEmail, demoPassword)).status).toBe(200);
  });
});

describe('changing anything else', () => {
  test.each([
    [{ email: 'other@steeple.test' }, 422, 'email_change_disabled'],
    [{ phone: '+1512' }, 422, 'phone_provider_disabled'],
    [{ data: { role: 'super_admin' } }, 422, 'user_metadata_disabled'],
    [{ app_metadata: { role: 'super_admin' } }, 403, 'not_admin'],
    [{ data: { language: 'tlh' } }, 422, 'user_metadata_disabled'],
    [{ data: { language: 'es', role: 'x' } }, 422, 'user_metadata_disabled'],
    [{ password: 'a new password', data: {} }, 422, 'user_metadata_disabled'],
    [{ password: 'a new password', data: { language: 'es' } }, 422, 'user_metadata_disabled'],
    [{ password: 5 }, 400, 'validation_failed'],
  ])('%j is refused', async (body, status, code) => {
    const answer = await put(body);
    expect(answer.body).toMatchObject({ code: status, error_code: code });
    expect((await attempt(server, graceEmail, demoPassword)).status).toBe(200);
  });

  test('nothing at all changes nothing', async () => {
    const answer = await put({ code_challenge: null, code_challenge_method: null });
    expect(answer.body).toMatchObject({ id: graceId });
    expect((await attempt(server, graceEmail, demoPassword)).status).toBe(200);
  });

  test('is for people who are signed in', async () => {
    const answer = await send(server, 'PUT', '/user', { password: 'a new password' });
    expect(answer.body).toMatchObject({ code: 401, error_code: 'no_authorization' });
  });
});
