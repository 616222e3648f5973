import { beforeEach, describe, expect, test } from 'vitest';
import { runScoped } from '#database/access/scoped-query.ts';
import {
  attempt,
  createAuthTest,
  demoPassword,
  graceEmail,
  graceId,
  send,
  signIn,
} from '#testing/auth-server.ts';
import { forThisFile } from '#testing/for-this-file.ts';

const auth = await forThisFile(createAuthTest(), 'end');
const server = await auth.server();
beforeEach(async () => {
  await auth.database.owner.query('truncate private.rate_counters');
});

describe('signing in', () => {
  // Proves: 1.roles.01, 3.entities.08, 7.auth.01
  test('returns a working session, and the person as the client expects them', async () => {
    const client = server.client();
    const session = await signIn(client);
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    expect(session.expires_at).toBeGreaterThan(Date.now() / 1000 + 3500);
    expect(session.user).toMatchObject({
      id: graceId,
      aud: 'authenticated',
      role: 'authenticated',
      email: graceEmail,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {},
      identities: [],
      is_anonymous: false,
    });
    const { data } = await client.auth.getUser();
    expect(data.user).toEqual(session.user);
    const claims = await server.services.accessTokens.verify(session.access_token);
    const [row] = await runScoped(auth.database.connections.rest, claims, {
      text: 'select email from public.profiles',
      values: [],
    });
    expect(row).toBe(graceEmail);
  });

  test('finds the person without regard to case and blanks around the email', async () => {
    const answer = await attempt(server, '  GRACE@Steeple.Test\t', demoPassword);
    expect(answer.status).toBe(200);
  });

  test('does not trim or cut the password', async () => {
    expect((await attempt(server, graceEmail, `${demoPassword} `)).status).toBe(400);
    expect((await attempt(server, graceEmail, ` ${demoPassword}`)).status).toBe(400);
  });

  test('notes when and with what the person signed in', async () => {
    const before = new Date();
    await attempt(server, graceEmail, demoPassword, { 'user-agent': 'ü'.repeat(600) });
    const { rows } = await auth.database.owner.query(
      `select session.user_agent, person.last_sign_in_at from auth.sessions as session
       join auth.users as person on person.id = session.user_id
       where person.id = $1 order by session.created_at desc limit 1`,
      [graceId],
    );
    expect(rows[0].user_agent).toHaveLength(500);
    expect(rows[0].last_sign_in_at.getTime()).toBeGreaterThanOrEqual(before.getTime() - 1000);
  });

  test('lets clients verify the token by themselves, from the key set', async () => {
    const client = server.client();
    await signIn(client);
    const { data, error } = await client.auth.getClaims();
    expect(error).toBeNull();
    expect(data?.header.alg).toBe('ES256');
    expect(data?.claims).toMatchObject({ sub: graceId, role: 'authenticated', aal: 'aal1' });
    const answer = await send(server, 'GET', '/.well-known/jwks.json');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
    expect(JSON.stringify(answer.body)).not.toContain('"d"');
  });

  test('keeps the sessions of two people apart', async () => {
    const [grace, harbor] = [server.client(), server.client()];
    await signIn(grace);
    await signIn(harbor, 'harbor@steeple.test');
    await grace.auth.refreshSession();
    expect((await grace.auth.getUser()).data.user?.email).toBe(graceEmail);
    expect((await harbor.auth.getUser()).data.user?.email).toBe('harbor@steeple.test');
  });

  test('ends sessions beyond the fiftieth, and those nobody used for 90 days', async () => {
    const { owner } = auth.database;
    await owner.query('delete from auth.sessions where user_id = $1', [graceId]);
    await owner.query(
      `insert into auth.sessions (user_id, refreshed_at, user_agent)
       select $1, now() - make_interval(mins => n), n::text from generate_series(1, 60) as n`,
      [graceId],
    );
    await owner.query(
      "update auth.sessions set refreshed_at = now() - interval '91 days' where user_agent = '1'",
    );
    await attempt(server, graceEmail, demoPassword, { 'user-agent': 'newest' });
    const { rows } = await owner.query(
      'select user_agent from auth.sessions where user_id = $1 order by refreshed_at desc',
      [graceId],
    );
    const left = rows.map((row) => row.user_agent);
    expect(left).toHaveLength(50);
    expect(left.slice(0, 2)).toEqual(['newest', '2']);
    expect(left).not.toContain('1');
  });
});

describe('what does not fit is answered alike', () => {
  // Proves: 7.auth.01, 8.provider.02
  test.each([
    ['a wrong password', graceEmail, 'not the password'],
    ['an unknown email', 'nobody@steeple.test', demoPassword],
    ['somebody without a password', 'silent@steeple.test', demoPassword],
    ['an empty password', graceEmail, ''],
    ['a password that nobody may have', graceEmail, 'x'.repeat(5000)],
    ['text that cannot be stored', 'nul\0@steeple.test', 'nul\0'],
    ['half a surrogate pair', '\ud800@steeple.test', '\ud800'],
  ])('%s', async (_case, email, password) => {
    await auth.database.owner.query(
      "insert into auth.users (email) values ('silent@steeple.test') on conflict do nothing",
    );
    const answer = await attempt(server, email, password);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    });
  });

  test('a demo sign-in while DEMO is off', async () => {
    const closed = await auth.server({ DEMO: 'off' });
    expect((await attempt(closed, graceEmail, demoPassword)).body).toMatchObject({
      error_code: 'invalid_credentials',
    });
  });

  test('and the client reports invalid credentials', async () => {
    const { error } = await server
      .client()
      .auth.signInWithPassword({ email: graceEmail, password: 'wrong' });
    expect(error).toMatchObject({
      name: 'AuthApiError',
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
  });
});

describe('requests that cannot be meant', () => {
  const newDialect = { 'x-supabase-api-version': '2024-01-01' };

  test.each([
    ['no JSON', '{"email":', 400, 'bad_json'],
    ['an empty body', '', 400, 'bad_json'],
    ['a list', '[]', 400, 'validation_failed'],
    ['null', 'null', 400, 'validation_failed'],
    ['a number as email', '{"email":1,"password":"x"}', 400, 'validation_failed'],
    ['an object as password', '{"email":"a@b.c","password":{}}', 400, 'validation_failed'],
    ['no email', '{"password":"x"}', 400, 'validation_failed'],
    ['a phone number', '{"phone":"+1512","password":"x"}', 422, 'phone_provider_disabled'],
  ])('%s', async (_case, body, status, code) => {
    const answer = await send(server, 'POST', '/token?grant_type=password', body, newDialect);
    expect(answer.status).toBe(status);
    expect(answer.body.code).toBe(code);
    expect(answer.headers.get('x-sb-error-code')).toBe(code);
    expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('another grant, or none', async () => {
    for (const path of ['/token?grant_type=pkce', '/token', '/token?grant_type=__proto__']) {
      const answer = await send(server, 'POST', path, {}, newDialect);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        code: 'unsupported_grant_type',
        error: 'unsupported_grant_type',
      });
    }
  });

  test('members that nobody knows are no matter', async () => {
    const answer = await send(server, 'POST', '/token?grant_type=password', {
      email: graceEmail,
      password: demoPassword,
      gotrue_meta_security: { captcha_token: 'x' },
    });
    expect(answer.status).toBe(200);
  });

  test('a client of before 2024 gets the code where it looks for it', async () => {
    const answer = await send(server, 'POST', '/token?grant_type=password', '{');
    expect(answer.body).toMatchObject({ code: 400, error_code: 'bad_json' });
    expect(answer.headers.get('x-supabase-api-version')).toBeNull();
  });
});

test('no password, token or email is in the log', async () => {
  const session = await signIn(server.client());
  await attempt(server, 'private@steeple.test', 'a secret password');
  const log = server.logLines.join('');
  expect(log).toContain('signed in');
  expect(log).toContain('sign-in refused');
  for (const secret of [
    session.access_token,
    session.refresh_token,
    'private@steeple.test',
    graceEmail,
    'a secret password',
    demoPassword,
  ]) {
    expect(log).not.toContain(secret);
  }
});
