import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  agent,
  application,
  callback,
  decide,
  newVerifier,
  postForm,
  startTestSandbox,
} from '#testing/sandbox/sandbox.ts';
import type { Sandbox } from '../start-sandbox.ts';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.close());

const day = 24 * 60 * 60 * 1000;
const at = (path: string) => `${sandbox.planningCenter}${path}`;
const token = (fields: Record<string, string>, headers?: Record<string, string>) =>
  postForm(at('/oauth/token'), fields, headers);
const refresh = (refreshToken: unknown) =>
  token({ grant_type: 'refresh_token', refresh_token: String(refreshToken), ...application });
const knows = (accessToken: unknown) => sandbox.knows('planning_center', String(accessToken));

/** Consents and gives what the callback would exchange. */
async function consent(changes: Record<string, string> = {}) {
  const { verifier, challenge } = newVerifier();
  const parameters = new URLSearchParams({
    client_id: application.client_id,
    redirect_uri: callback,
    response_type: 'code',
    scope: 'people giving',
    state: 's',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...changes,
  });
  const back = await decide(at(`/oauth/authorize?${parameters}`), {
    identity: 'grace-hill',
    decision: 'allow',
  });
  return {
    grant_type: 'authorization_code',
    code: back.searchParams.get('code') ?? '',
    redirect_uri: callback,
    code_verifier: verifier,
    ...application,
  };
}
const connect = async () => (await token(await consent())).body;

test('a code becomes a pair of 64 hexadecimal digits for two hours', async () => {
  const { status, body } = await token(await consent());
  expect(status).toBe(200);
  expect(body).toEqual({
    access_token: expect.stringMatching(/^[0-9a-f]{64}$/),
    refresh_token: expect.stringMatching(/^[0-9a-f]{64}$/),
    token_type: 'Bearer',
    expires_in: 7200,
    scope: 'people giving',
    created_at: Math.floor(sandbox.clock.now() / 1000),
  });
  expect(knows(body.access_token)).toBe(true);
  sandbox.clock.advanceBy(7200_000);
  expect(knows(body.access_token)).toBe(false);
});

describe('a code is refused', () => {
  test.each([
    ['with another verifier', { code_verifier: newVerifier().verifier }],
    ['with another redirect address', { redirect_uri: 'http://localhost:3000/other' }],
  ])('%s', async (_what, changes) => {
    const { status, body } = await token({ ...(await consent()), ...changes });
    expect([status, body.error]).toEqual([400, 'invalid_grant']);
  });

  test('without the verifier it was asked with', async () => {
    const { code_verifier: _, ...rest } = await consent();
    expect((await token(rest)).body.error).toBe('invalid_grant');
  });

  test('the second time', async () => {
    const exchange = await consent();
    expect((await token(exchange)).status).toBe(200);
    expect((await token(exchange)).body.error).toBe('invalid_grant');
  });

  test('after ten minutes', async () => {
    const exchange = await consent();
    sandbox.clock.advanceBy(10 * 60 * 1000);
    expect((await token(exchange)).body.error).toBe('invalid_grant');
  });
});

test('the application proves itself by form or by Basic, and by nothing else', async () => {
  const { client_id, client_secret, ...rest } = await consent();
  expect(await token({ ...rest, client_id, client_secret: 'wrong' })).toMatchObject({
    status: 401,
    body: { error: 'invalid_client' },
  });
  expect((await token({ ...rest, client_id })).status).toBe(401);
  const basic = Buffer.from(`${client_id}:${client_secret}`).toString('base64');
  expect((await token(rest, { Authorization: `Basic ${basic}` })).status).toBe(200);
});

test('a program without a name gets a web page', async () => {
  const response = await fetch(at('/oauth/token'), { method: 'POST' });
  expect(response.status).toBe(403);
  expect(response.headers.get('Content-Type')).toContain('text/html');
});

describe('a refresh', () => {
  test('returns a new pair and ends the old one at once', async () => {
    const old = await connect();
    const { status, body } = await refresh(old.refresh_token);
    expect(status).toBe(200);
    expect(body.refresh_token).not.toBe(old.refresh_token);
    expect(knows(old.access_token)).toBe(false);
    expect(await refresh(old.refresh_token)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
    expect(knows(body.access_token)).toBe(true);
  });

  test('works for 90 days from the issue and no longer', async () => {
    const { refresh_token } = await connect();
    sandbox.clock.advanceBy(90 * day - 1000);
    const { status, body } = await refresh(refresh_token);
    expect(status).toBe(200);
    sandbox.clock.advanceBy(90 * day);
    expect((await refresh(body.refresh_token)).body.error).toBe('invalid_grant');
  });

  test('is refused in the way that is switched to', async () => {
    Object.assign(sandbox.switches.planningCenter, {
      deadGrantStatus: 401,
      sendsWwwAuthenticate: true,
    });
    const { status, body, headers } = await refresh('0'.repeat(64));
    expect(status).toBe(401);
    expect(body.error).toBe('invalid_grant');
    expect(headers.get('WWW-Authenticate')).toContain('error="invalid_grant"');
  });
});

test('revoking ends the pair and is answered 200, dead or alive', async () => {
  const pair = await connect();
  const revoke = () =>
    postForm(at('/oauth/revoke'), {
      token: String(pair.refresh_token),
      token_type_hint: 'refresh_token',
      ...application,
    });
  expect((await revoke()).status).toBe(200);
  expect(knows(pair.access_token)).toBe(false);
  expect((await refresh(pair.refresh_token)).body.error).toBe('invalid_grant');
  expect((await revoke()).status).toBe(200);
});

test('userinfo describes the person and the church if openid was requested', async () => {
  const ask = async (scopes: string[]) => {
    const { accessToken } = sandbox.issue('planning_center', 'grace-hill', scopes);
    const headers = { Authorization: `Bearer ${accessToken}`, 'User-Agent': agent };
    return fetch(at('/oauth/userinfo'), { headers });
  };
  expect(await (await ask(['openid'])).json()).toEqual({
    sub: '152662737',
    name: 'Dana Ruiz',
    email: 'dana@gracehill.example',
    organization_id: '284517',
    organization_name: 'Grace Hill Church',
  });
  expect((await ask(['people'])).status).toBe(403);
});
