import * as client from 'openid-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  agent,
  application,
  callback,
  decide,
  startTestSandbox,
} from '#testing/sandbox/sandbox.ts';
import type { Sandbox } from './start-sandbox.ts';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.close());

const systems = [
  {
    name: 'Planning Center',
    endpoints: () => ({
      issuer: `${sandbox.planningCenter}`,
      authorization_endpoint: `${sandbox.planningCenter}/oauth/authorize`,
      token_endpoint: `${sandbox.planningCenter}/oauth/token`,
      revocation_endpoint: `${sandbox.planningCenter}/oauth/revoke`,
    }),
    request: { scope: 'people services' },
    identity: 'grace-hill',
    rotates: true,
  },
  {
    name: 'Google',
    endpoints: () => ({
      issuer: `${sandbox.google}`,
      authorization_endpoint: `${sandbox.google}/o/oauth2/v2/auth`,
      token_endpoint: `${sandbox.google}/token`,
      revocation_endpoint: `${sandbox.google}/revoke`,
    }),
    request: {
      scope: 'https://www.googleapis.com/auth/webmasters.readonly',
      access_type: 'offline',
      prompt: 'consent',
    },
    identity: 'several-properties',
    rotates: false,
  },
] as const;

function configureClient(endpoints: client.ServerMetadata): client.Configuration {
  const configuration = new client.Configuration(
    endpoints,
    application.client_id,
    {},
    client.ClientSecretPost(application.client_secret),
  );
  client.allowInsecureRequests(configuration);
  configuration[client.customFetch] = (url, options) =>
    fetch(url, {
      method: options.method,
      body: options.body ?? null,
      headers: { ...Object.fromEntries(new Headers(options.headers)), 'user-agent': agent },
    });
  return configuration;
}

describe.each(systems)('openid-client and $name', ({ endpoints, request, identity, rotates }) => {
  const configure = () => configureClient(endpoints());

  async function connect(configuration: client.Configuration, decision: 'allow' | 'deny') {
    const pkceCodeVerifier = client.randomPKCECodeVerifier();
    const expectedState = client.randomState();
    const url = client.buildAuthorizationUrl(configuration, {
      ...request,
      redirect_uri: callback,
      state: expectedState,
      code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
    });
    const back = await decide(url.href, { identity, granted: request.scope, decision });
    return client.authorizationCodeGrant(configuration, back, { pkceCodeVerifier, expectedState });
  }

  test('go the whole road: consent, exchange, refresh, revoke', async () => {
    const configuration = configure();
    const tokens = await connect(configuration, 'allow');
    expect(tokens.scope).toBe(request.scope);
    const renewed = await client.refreshTokenGrant(configuration, tokens.refresh_token ?? '');
    expect(renewed.refresh_token !== undefined).toBe(rotates);
    const latest = renewed.refresh_token ?? tokens.refresh_token ?? '';
    await client.tokenRevocation(configuration, latest, { token_type_hint: 'refresh_token' });
    await expect(client.refreshTokenGrant(configuration, latest)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  test('a denial arrives as one', async () => {
    await expect(connect(configure(), 'deny')).rejects.toMatchObject({ error: 'access_denied' });
  });
});

test('a 401 with WWW-Authenticate is another class of error', async () => {
  const { endpoints } = systems[0];
  const refusal = () =>
    client.refreshTokenGrant(configureClient(endpoints()), 'dead').catch((error: unknown) => error);
  expect(await refusal()).toBeInstanceOf(client.ResponseBodyError);
  Object.assign(sandbox.switches.planningCenter, {
    deadGrantStatus: 401,
    sendsWwwAuthenticate: true,
  });
  expect(await refusal()).toBeInstanceOf(client.WWWAuthenticateChallengeError);
});
