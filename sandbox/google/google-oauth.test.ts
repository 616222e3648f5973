import { afterEach, beforeEach, expect, test } from 'vitest';
import {
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
const scope = 'https://www.googleapis.com/auth/webmasters.readonly';
const at = (path: string) => `${sandbox.google}${path}`;
const refresh = (refreshToken: unknown) =>
  postForm(at('/token'), {
    grant_type: 'refresh_token',
    refresh_token: String(refreshToken),
    ...application,
  });
const revoke = (token: unknown) => postForm(at('/revoke'), { token: String(token) });
const knows = (accessToken: unknown) => sandbox.knows('google_search_console', String(accessToken));

async function connect(
  changes: Record<string, string> = { access_type: 'offline', prompt: 'consent' },
  granted = scope,
) {
  const { verifier, challenge } = newVerifier();
  const parameters = new URLSearchParams({
    client_id: application.client_id,
    redirect_uri: callback,
    response_type: 'code',
    scope,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...changes,
  });
  const back = await decide(at(`/o/oauth2/v2/auth?${parameters}`), {
    identity: 'several-properties',
    granted,
    decision: 'allow',
  });
  return postForm(at('/token'), {
    grant_type: 'authorization_code',
    code: back.searchParams.get('code') ?? '',
    redirect_uri: callback,
    code_verifier: verifier,
    ...application,
  });
}

test('a code becomes tokens like Google’s', async () => {
  const { status, body } = await connect();
  expect(status).toBe(200);
  expect(body).toEqual({
    access_token: expect.stringMatching(/^ya29\./),
    refresh_token: expect.stringMatching(/^1\/\/0/),
    expires_in: 3599,
    scope,
    token_type: 'Bearer',
  });
});

test('a refresh token comes with offline access alone, at the first consent or a forced one', async () => {
  expect((await connect({})).body).not.toHaveProperty('refresh_token');
  expect((await connect({ access_type: 'offline' })).body).not.toHaveProperty('refresh_token');
  const forced = { access_type: 'offline', prompt: 'select_account consent' };
  expect((await connect(forced)).body).toHaveProperty('refresh_token');
});

test('the first consent of all needs no force', async () => {
  expect((await connect({ access_type: 'offline' })).body).toHaveProperty('refresh_token');
});

test('a refresh returns an access token and keeps the refresh token', async () => {
  const first = (await connect()).body;
  sandbox.clock.advanceBy(3599_000);
  expect(knows(first.access_token)).toBe(false);
  for (const _ of [1, 2]) {
    const { status, body } = await refresh(first.refresh_token);
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('refresh_token');
    expect(knows(body.access_token)).toBe(true);
  }
});

test('an unticked scope is missing in the callback and in the tokens', async () => {
  const { body } = await connect({ access_type: 'offline' }, '');
  expect(body.scope).toBe('');
  const sites = await fetch(at('/webmasters/v3/sites'), {
    headers: { Authorization: `Bearer ${body.access_token}` },
  });
  expect(sites.status).toBe(403);
  expect(await sites.json()).toMatchObject({
    error: { errors: [{ reason: 'insufficientPermissions' }] },
  });
});

test('a refresh token lives as long as somebody uses it twice a year', async () => {
  const { refresh_token } = (await connect()).body;
  for (const _ of [1, 2, 3]) {
    sandbox.clock.advanceBy(170 * day);
    expect((await refresh(refresh_token)).status).toBe(200);
  }
  sandbox.clock.advanceBy(183 * day);
  expect((await refresh(refresh_token)).body.error).toBe('invalid_grant');
});

test('the 101st refresh token ends the first', async () => {
  const issue = () => sandbox.issue('google_search_console', 'several-properties', [scope]);
  const first = issue();
  for (let count = 1; count < 100; count += 1) {
    issue();
  }
  expect((await refresh(first.refreshToken)).status).toBe(200);
  issue();
  expect((await refresh(first.refreshToken)).body.error).toBe('invalid_grant');
});

test.each(['access_token', 'refresh_token'])('revoking the %s ends the consent', async (which) => {
  const { body } = await connect();
  expect(await revoke(body[which])).toMatchObject({ status: 200, body: {} });
  expect(knows(body.access_token)).toBe(false);
  expect((await refresh(body.refresh_token)).body.error).toBe('invalid_grant');
  expect(await revoke(body[which])).toMatchObject({
    status: 400,
    body: { error: 'invalid_token' },
  });
});

test('a revocation leaves the other consents of that person', async () => {
  const [one, other] = [(await connect()).body, (await connect()).body];
  await revoke(one.refresh_token);
  expect(knows(other.access_token)).toBe(true);
});
