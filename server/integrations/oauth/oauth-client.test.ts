import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  client,
  exchange,
  failureOf,
  providerAt,
  redirectUri,
  soon,
  tokens,
} from '#testing/integrations/oauth.ts';
import {
  type Reply,
  startTestProvider,
  type TestProviderServer,
} from '#testing/integrations/provider-server.ts';
import type { Provider } from '../provider.ts';
import { ProviderError } from '../provider-error.ts';
import { createOauthClient } from './oauth-client.ts';

let server: TestProviderServer;
let provider: Provider;
beforeAll(async () => {
  server = await startTestProvider();
  provider = providerAt(server.url);
});
afterAll(() => server.close());

function answering(reply: Reply): void {
  server.answerWith(() => reply);
}

describe('the consent page’s address', () => {
  test('has everything that the provider asks for, and PKCE', () => {
    const request = { redirectUri, state: 'the-state', codeChallenge: 'the-challenge' };
    const address = new URL(client.authorizeUrl(provider, request));
    expect(address.origin + address.pathname).toBe(provider.authorizeUrl);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'our id',
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'people giving',
      state: 'the-state',
      code_challenge: 'the-challenge',
      code_challenge_method: 'S256',
      access_type: 'offline',
    });
  });
});

describe('trading a code', () => {
  test('sends the code, the verifier and our application, under our own name', async () => {
    answering({ json: tokens });
    await client.exchangeCode(provider, exchange, soon());
    const [request] = server.received;
    expect(request).toMatchObject({ method: 'POST', target: '/oauth/token' });
    expect(request?.headers['user-agent']).toBe('Steeple (http://localhost:3000)');
    expect(request?.headers['content-type']).toMatch('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      grant_type: 'authorization_code',
      code: 'the-code',
      redirect_uri: redirectUri,
      code_verifier: exchange.codeVerifier,
      client_id: 'our id',
      client_secret: 'our+secret',
    });
  });

  test('returns the tokens, their expiry and what was granted', async () => {
    answering({ json: tokens });
    const before = Date.now();
    const given = await client.exchangeCode(provider, exchange, soon());
    expect(given).toMatchObject({
      accessToken: 'access-token-1',
      refreshToken: 'refresh-token-1',
      scope: 'people giving',
    });
    const lifeMs = given.expiresAt.getTime() - before;
    expect(lifeMs).toBeGreaterThanOrEqual(7_200_000);
    expect(lifeMs).toBeLessThan(7_205_000);
  });

  test.each([
    ['an id_token that we did not ask for', { id_token: 'not.a.jwt' }],
    ['token_type in small letters', { token_type: 'bearer' }],
    ['expires_in as a text', { expires_in: '7200' }],
    ['no scope', { scope: null }],
    ['an empty scope', { scope: '' }],
  ])('takes %s', async (_what, members) => {
    answering({ json: { ...tokens, ...members } });
    expect(await client.exchangeCode(provider, exchange, soon())).toMatchObject({
      accessToken: 'access-token-1',
    });
  });

  test.each([
    ['', ''],
    [null, null],
    [undefined, null],
  ])('tells nothing granted from nothing said: scope %j is %j', async (scope, expected) => {
    answering({ json: { ...tokens, scope } });
    expect(await client.exchangeCode(provider, exchange, soon())).toMatchObject({
      scope: expected,
    });
  });

  test('without a refresh token returns null for it', async () => {
    answering({ json: { ...tokens, refresh_token: null } });
    expect(await client.exchangeCode(provider, exchange, soon())).toMatchObject({
      refreshToken: null,
    });
  });

  test('without a life assumes one hour', async () => {
    const { expires_in: _, ...rest } = tokens;
    answering({ json: rest });
    const { expiresAt } = await client.exchangeCode(provider, exchange, soon());
    expect(expiresAt.getTime() - Date.now()).toBeGreaterThan(3_590_000);
    expect(expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(3_600_000);
  });

  test('a code that was used before is refused, which is no word about a connection', async () => {
    answering({ status: 400, json: { error: 'invalid_grant', error_description: 'Bad Request' } });
    const failure = await failureOf(client.exchangeCode(provider, exchange, soon()));
    expect(failure.code).toBe('provider_refused');
  });

  test.each([
    ['no access token', { access_token: undefined }],
    ['an access token that fits into no header', { access_token: 'two\nlines' }],
    ['another kind of token', { token_type: 'mac' }],
    ['no kind of token', { token_type: undefined }],
    ['a life that is none', { expires_in: 'soon' }],
  ])('does not take %s', async (_what, members) => {
    answering({ json: { ...tokens, ...members } });
    const failure = await failureOf(client.exchangeCode(provider, exchange, soon()));
    expect(failure.code).toBe('provider_unavailable');
  });
});

describe('giving a token back', () => {
  test('sends the token with what it is', async () => {
    answering({ text: '' });
    await client.revoke(provider, 'refresh-token-1', soon());
    const [request] = server.received;
    expect(request?.target).toBe('/oauth/revoke');
    expect(request?.headers['user-agent']).toBe('Steeple (http://localhost:3000)');
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      token: 'refresh-token-1',
      token_type_hint: 'refresh_token',
      client_id: 'our id',
      client_secret: 'our+secret',
    });
  });

  test.each<[string, Reply]>([
    ['an empty answer', { text: '' }],
    ['an empty object', { json: {} }],
    ['Google’s word for a dead token', { status: 400, json: { error: 'invalid_token' } }],
    [
      'the same as a challenge',
      { status: 401, text: '', headers: { 'www-authenticate': 'Bearer error="invalid_token"' } },
    ],
  ])('is done with %s', async (_what, reply) => {
    answering(reply);
    await expect(client.revoke(provider, 'refresh-token-1', soon())).resolves.toBeUndefined();
  });

  test.each<[string, Reply, string]>([
    ['500', { status: 500, text: '' }, 'provider_unavailable'],
    ['the gateway’s HTML', { status: 403, text: '<html>' }, 'provider_unavailable'],
    ['a cut connection', 'cut', 'provider_unavailable'],
    [
      'a wrong secret',
      { status: 401, json: { error: 'invalid_client' } },
      'provider_not_configured',
    ],
  ])('is not done with %s', async (_what, reply, code) => {
    answering(reply);
    expect((await failureOf(client.revoke(provider, 'refresh-token-1', soon()))).code).toBe(code);
  });
});

describe('secrets', () => {
  const secrets = [
    'refresh-token-1',
    'access-token-1',
    'the-code',
    'our+secret',
    'our%2Bsecret',
    exchange.codeVerifier,
  ];

  test.each<[string, Reply]>([
    ['an answer that cannot be used', { json: { ...tokens, token_type: 'mac' } }],
    ['an answer that does not parse', { text: `{"access_token":"access-token-1"` }],
    [
      'a refusal that quotes us',
      { status: 400, json: { error: 'refresh-token-1', error_description: 'the-code' } },
    ],
    ['a cut connection', 'cut'],
  ])('are in no error, however deep one looks: %s', async (_what, reply) => {
    answering(reply);
    for (const ask of [
      () => client.refresh(provider, 'refresh-token-1', soon()),
      () => client.exchangeCode(provider, exchange, soon()),
    ]) {
      const failure = await failureOf(ask());
      expect(failure.cause).toBeUndefined();
      const everything = `${failure.stack} ${JSON.stringify(failure)} ${failure.message}`;
      for (const secret of secrets) {
        expect(everything).not.toContain(secret);
      }
    }
  });

  test('do not go over plain http in production, but on this machine', async () => {
    const careful = createOauthClient({
      isProduction: true,
      siteUrl: 'https://steeple.test',
    });
    answering({ json: tokens });
    await expect(careful.refresh(provider, 'refresh-token-1', soon())).resolves.toBeDefined();
    const far = providerAt('http://provider.test');
    const failure = await failureOf(careful.refresh(far, 'refresh-token-1', soon()));
    expect(failure.code).toBe('provider_not_configured');
    const request = { redirectUri, state: 's', codeChallenge: 'c' };
    expect(() => careful.authorizeUrl(far, request)).toThrow(ProviderError);
  });
});
