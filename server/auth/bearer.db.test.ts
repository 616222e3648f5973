import { generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { createAuthTest, send, signIn } from '#testing/auth-server.ts';
import { forThisFile } from '#testing/for-this-file.ts';

const auth = await forThisFile(createAuthTest(), 'end');
const server = await auth.server();
const { access_token } = await signIn(server.client());
const claims = { ...(await server.services.accessTokens.verify(access_token)) };
const kid = String(server.services.accessTokens.jwks().keys[0]?.kid);

async function askWith(authorization: string) {
  return send(server, 'GET', '/user', undefined, { authorization });
}

async function signWithOwnKey(changes: object, header: object = {}): Promise<string> {
  const key = await importJWK(JSON.parse(auth.signingKey), 'ES256');
  return new SignJWT({ ...claims, ...changes })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid, ...header })
    .sign(key);
}

const nowSeconds = () => Math.floor(Date.now() / 1000);

test('the way tokens are forged here makes good ones when nothing is changed', async () => {
  expect((await askWith(`Bearer ${await signWithOwnKey({})}`)).status).toBe(200);
});

describe('refused is a token', () => {
  // Proves: 8.provider.04
  test.each([
    ['that has run out', { iat: nowSeconds() - 4000, exp: nowSeconds() - 400 }, 'JWT expired'],
    ['for another audience', { aud: 'anon' }, 'JWT not in audience'],
    ['of another issuer', { iss: 'https://elsewhere.test/auth/v1' }, ''],
    ['from the future', { iat: nowSeconds() + 400 }, 'JWT issued at future'],
    ['not valid yet', { nbf: nowSeconds() + 400 }, ''],
    ['that never expires', { exp: undefined }, ''],
    ['that expires in words', { exp: 'tomorrow' }, ''],
    ['without a session', { session_id: undefined }, ''],
    ['with a session that is no id', { session_id: 'x' }, ''],
    ['for a list of people', { sub: ['a'] }, ''],
    ['with another role', { role: 'service_role' }, ''],
  ])('%s', async (_case, changes, sentence) => {
    const answer = await askWith(`Bearer ${await signWithOwnKey(changes)}`);
    expect(answer.body).toMatchObject({ code: 403, error_code: 'bad_jwt' });
    expect(answer.body.msg).toContain(`invalid JWT: ${sentence}`);
  });

  test('with another key’s name, or none', async () => {
    for (const header of [{ kid: 'other' }, { kid: undefined }, { typ: 'at+jwt' }]) {
      expect((await askWith(`Bearer ${await signWithOwnKey({}, header)}`)).status).toBe(403);
    }
  });

  test('signed with another key under our key’s name', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
      .sign(privateKey);
    expect((await askWith(`Bearer ${token}`)).status).toBe(403);
  });

  test('that brings its own key', async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const jwk = await crypto.subtle.exportKey('jwk', publicKey);
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid, jwk: { kty: 'EC', ...jwk } })
      .sign(privateKey);
    expect((await askWith(`Bearer ${token}`)).status).toBe(403);
  });

  test('that is not signed at all', async () => {
    const token = new UnsecuredJWT(claims).encode();
    expect((await askWith(`Bearer ${token}`)).status).toBe(403);
  });

  test('signed with the public key as if it were a shared secret', async () => {
    const [publicKey] = server.services.accessTokens.jwks().keys;
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid })
      .sign(new TextEncoder().encode(JSON.stringify(publicKey)));
    const answer = await askWith(`Bearer ${token}`);
    expect(answer.body.msg).toContain('Wrong or unsupported encoding algorithm');
  });

  test('whose claims were changed after signing', async () => {
    const [head, , signature] = (await signWithOwnKey({})).split('.');
    const body = Buffer.from(JSON.stringify({ ...claims, sub: claims.session_id }));
    const token = `${head}.${body.toString('base64url')}.${signature}`;
    expect((await askWith(`Bearer ${token}`)).status).toBe(403);
  });
});

test('30 seconds between two clocks are no matter', async () => {
  const token = await signWithOwnKey({ iat: nowSeconds() + 20, exp: nowSeconds() - 20 });
  expect((await askWith(`Bearer ${token}`)).status).toBe(200);
});

test.each([
  'Bearer',
  'Bearer ',
  'Bearer a',
  'Bearer a.b',
  'Bearer a.b.c',
  'Bearer ..',
  'Bearer a.b.c.d',
  `Bearer ${'a'.repeat(5000)}`,
  'Bearer \u00ff.\u00ff.\u00ff',
  'Bearer eyJhbGciOiJFUzI1NiJ9.bnVsbA.AAAA',
  'Basic YTpi',
  'bearer bearer bearer',
  '{}',
])('the header %j is answered 401 or 403, never 500', async (authorization) => {
  const answer = await askWith(authorization);
  expect([401, 403]).toContain(answer.status);
  expect(answer.body.error_code).toMatch(/^(bad_jwt|no_authorization)$/);
});

test('no token, or the publishable key in its place, is nobody', async () => {
  const none = await send(server, 'GET', '/user');
  expect(none.body).toMatchObject({ code: 401, error_code: 'no_authorization' });
  const answer = await askWith(`Bearer ${server.services.config.PUBLISHABLE_KEY}`);
  expect(answer.body).toMatchObject({ code: 401, error_code: 'no_authorization' });
});

// Proves: 8.provider.01
test('the client is signed out by a session that has ended elsewhere', async () => {
  const client = server.client();
  const session = await signIn(client);
  const { session_id } = await server.services.accessTokens.verify(session.access_token);
  await auth.database.owner.query('delete from auth.sessions where id = $1', [session_id]);
  const { error } = await client.auth.getUser();
  expect(error?.name).toBe('AuthSessionMissingError');
});
