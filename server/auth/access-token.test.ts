import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { AccessTokenError } from '../http/claims.ts';
import { type AccessTokens, createAccessTokens } from './access-token.ts';
import { createSigningKey } from './signing-key.ts';

const person = { id: '5eed0000-0000-4000-8000-000000000002', email: 'grace@steeple.test' };
const sessionId = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
const issuer = 'http://localhost:3000/auth/v1';

let privateKey: string;
let tokens: AccessTokens;

beforeAll(async () => {
  privateKey = await createSigningKey();
  tokens = await createAccessTokens({ privateKey, lifeSeconds: 3600, issuer });
});

function letPass(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
  onTestFinished(() => void vi.useRealTimers());
}

describe('an access token', () => {
  test('says who and in which session, and nothing that grants a right', async () => {
    const { token, expiresAtSeconds } = await tokens.sign(person, sessionId);
    const claims = await tokens.verify(token);
    expect(claims).toEqual({
      sub: person.id,
      session_id: sessionId,
      role: 'authenticated',
      aud: 'authenticated',
      iss: issuer,
      iat: expiresAtSeconds - 3600,
      exp: expiresAtSeconds,
      email: person.email,
      aal: 'aal1',
      user_metadata: {},
    });
  });

  test('holds in every process with the same key, and in no other', async () => {
    const { token } = await tokens.sign(person, sessionId);
    const same = await createAccessTokens({ privateKey, lifeSeconds: 60, issuer });
    await expect(same.verify(token)).resolves.toMatchObject({ sub: person.id });
    const otherKey = await createSigningKey();
    const other = await createAccessTokens({ privateKey: otherKey, lifeSeconds: 60, issuer });
    await expect(other.verify(token)).rejects.toThrow('No suitable key or wrong key type');
  });

  test('holds while its key is accepted, and is picked by its key id', async () => {
    const newKey = await createSigningKey();
    const rotated = await createAccessTokens({
      privateKey: newKey,
      acceptedKeys: [privateKey],
      lifeSeconds: 60,
      issuer,
    });
    const old = await tokens.sign(person, sessionId);
    await expect(rotated.verify(old.token)).resolves.toMatchObject({ sub: person.id });
    const { token } = await rotated.sign(person, sessionId);
    const [header = ''] = token.split('.');
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString());
    expect(rotated.jwks().keys.map((key) => key.kid)).toEqual([kid, tokens.jwks().keys[0]?.kid]);
    await expect(tokens.verify(token)).rejects.toThrow('No suitable key');
  });

  test('that names one key and is signed with another is refused', async () => {
    const rotated = await createAccessTokens({
      privateKey: await createSigningKey(),
      acceptedKeys: [privateKey],
      lifeSeconds: 60,
      issuer,
    });
    const [ours = ''] = (await rotated.sign(person, sessionId)).token.split('.');
    const [, payload, signature] = (await tokens.sign(person, sessionId)).token.split('.');
    await expect(rotated.verify(`${ours}.${payload}.${signature}`)).rejects.toThrow(
      'JWT cryptographic operation failed',
    );
  });

  test('is refused when it has run out, although it was verified before', async () => {
    const { token } = await tokens.sign(person, sessionId);
    await tokens.verify(token);
    letPass(3631);
    await expect(tokens.verify(token)).rejects.toMatchObject({
      reason: 'expired',
      message: 'JWT expired',
    });
  });

  test('is allowed 30 seconds of difference between clocks', async () => {
    const { token } = await tokens.sign(person, sessionId);
    letPass(3625);
    await expect(tokens.verify(token)).resolves.toMatchObject({ sub: person.id });
  });

  test('that has run out may still say who signs out, and is not remembered for it', async () => {
    const { token } = await tokens.sign(person, sessionId);
    letPass(9000);
    const claims = await tokens.verify(token, { mayBeExpired: true });
    expect(claims.session_id).toBe(sessionId);
    await expect(tokens.verify(token)).rejects.toThrow('JWT expired');
  });

  test.each([
    ['', 'Expected 3 parts in JWT; got 1'],
    ['a.b', 'Expected 3 parts in JWT; got 2'],
    ['a.b.c', 'JWT cryptographic operation failed'],
    ['\0.\ud800.💥', 'JWT cryptographic operation failed'],
  ])('%j is refused with a sentence', async (token, sentence) => {
    const refusal = await tokens.verify(token).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AccessTokenError);
    expect(refusal).toMatchObject({ reason: 'invalid', message: sentence });
  });

  test('is verified once and then remembered', async () => {
    const { token } = await tokens.sign(person, sessionId);
    await tokens.verify(token);
    const verify = vi.spyOn(crypto.subtle, 'verify');
    onTestFinished(() => verify.mockRestore());
    await tokens.verify(token);
    expect(verify).not.toHaveBeenCalled();
  });
});

test('the key set shows the public half only', () => {
  const { keys } = tokens.jwks();
  expect(keys).toHaveLength(1);
  expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
  expect(keys[0]).not.toHaveProperty('d');
  expect(keys[0]?.kid).toMatch(/^[\w-]{43}$/);
});

test('the key set shows the public half of accepted keys, and each key once', async () => {
  const rotated = await createAccessTokens({
    privateKey: await createSigningKey(),
    acceptedKeys: [privateKey, privateKey],
    lifeSeconds: 60,
    issuer,
  });
  const { keys } = rotated.jwks();
  expect(keys).toHaveLength(2);
  expect(keys.filter((key) => 'd' in key)).toEqual([]);
});

test('a key that is none is refused at the start', async () => {
  await expect(createAccessTokens({ privateKey: '{}', lifeSeconds: 1, issuer })).rejects.toThrow();
});
