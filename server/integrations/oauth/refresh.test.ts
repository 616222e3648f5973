import { afterAll, beforeAll, expect, test } from 'vitest';
import { client, failureOf, providerAt, soon, tokens } from '#testing/integrations/oauth.ts';
import {
  type Reply,
  startTestProvider,
  type TestProviderServer,
} from '#testing/integrations/provider-server.ts';
import type { Provider } from '../provider.ts';

let server: TestProviderServer;
let provider: Provider;
beforeAll(async () => {
  server = await startTestProvider();
  provider = providerAt(server.url);
});
afterAll(() => server.close());

const refresh = (signal = soon()) => client.refresh(provider, 'refresh-token-1', signal);

function answering(reply: Reply): void {
  server.answerWith(() => reply);
}

test('returns the new pair of a provider that rotates', async () => {
  answering({ json: { ...tokens, refresh_token: 'refresh-token-2' } });
  expect(await refresh()).toMatchObject({ refreshToken: 'refresh-token-2' });
  expect(Object.fromEntries(new URLSearchParams(server.received[0]?.body))).toEqual({
    grant_type: 'refresh_token',
    refresh_token: 'refresh-token-1',
    client_id: 'our id',
    client_secret: 'our+secret',
  });
});

test('returns no refresh token if the old one stays valid', async () => {
  const { refresh_token: _, ...rest } = tokens;
  answering({ json: rest });
  expect(await refresh()).toMatchObject({ accessToken: 'access-token-1', refreshToken: null });
});

test.each(['people\0', 'x'.repeat(8193), 'caf\u00e9'])(
  'keeps a pair whose scope cannot be: %j',
  async (scope) => {
    answering({ json: { ...tokens, scope } });
    expect(await refresh()).toMatchObject({ accessToken: 'access-token-1', scope: null });
  },
);

const invalidGrant = { error: 'invalid_grant', error_description: 'expired, revoked or so' };
const challenge = {
  'www-authenticate': 'Bearer realm="Doorkeeper", error="invalid_grant", error_description="no"',
};
test.each<[string, Reply]>([
  ['400 invalid_grant', { status: 400, json: invalidGrant }],
  ['401 invalid_grant', { status: 401, json: invalidGrant }],
  ['a challenge and a body', { status: 401, json: invalidGrant, headers: challenge }],
  ['a challenge alone', { status: 401, text: '', headers: challenge }],
  [
    'a challenge without a word, and a body',
    {
      status: 401,
      json: invalidGrant,
      headers: { 'www-authenticate': 'Bearer realm="Doorkeeper"' },
    },
  ],
  [
    'Planning Center’s other words',
    {
      status: 400,
      json: {
        error: 'invalid_request',
        error_description: 'The refresh token is no longer valid',
      },
    },
  ],
])('a dead grant asks for a reconnect: %s', async (_what, reply) => {
  answering(reply);
  expect((await failureOf(refresh())).code).toBe('reconnect_needed');
});

test.each<[string, Reply]>([
  ['401', { status: 401, json: { error: 'invalid_client' } }],
  [
    'a challenge',
    {
      status: 401,
      json: { error: 'invalid_client' },
      headers: { 'www-authenticate': 'Bearer realm="Doorkeeper", error="invalid_client"' },
    },
  ],
  ['400', { status: 400, json: { error: 'unauthorized_client' } }],
])('a wrong secret of ours asks no church to reconnect: %s', async (_what, reply) => {
  answering(reply);
  expect((await failureOf(refresh())).code).toBe('provider_not_configured');
});

test.each<[string, Reply]>([
  ['another invalid_request', { status: 400, json: { error: 'invalid_request' } }],
  ['an error nobody has defined', { status: 400, json: { error: 'on strike <b>' } }],
  ['400 without JSON', { status: 400, text: 'Bad Request' }],
  ['401 without a word', { status: 401, text: '' }],
  ['the gateway’s HTML', { status: 403, text: '<html>Request blocked.</html>' }],
  ['429', { status: 429, json: { errors: [] }, headers: { 'retry-after': '19' } }],
  ['500', { status: 500, json: { error: 'invalid_grant' } }],
  ['503 HTML', { status: 503, text: '<html>down</html>' }],
  ['HTML instead of JSON', { status: 200, text: '<html>hello</html>' }],
  ['JSON that is no object', { status: 200, json: ['access_token'] }],
  [
    'JSON that ends early',
    { status: 200, text: '{"access_token":', headers: { 'content-type': 'application/json' } },
  ],
  ['no content', { status: 204, text: '' }],
  ['more than anybody wants to read', { json: { ...tokens, more: 'x'.repeat(6_000_000) } }],
  ['a cut connection', 'cut'],
  ['a body that is cut off', 'cut_body'],
])('anything else is an outage: %s', async (_what, reply) => {
  answering(reply);
  const failure = await failureOf(refresh());
  expect(failure.code).toBe('provider_unavailable');
});

test('a redirect is not followed, so the secret goes nowhere else', async () => {
  answering({ status: 307, headers: { location: `${server.url}/elsewhere` } });
  expect((await failureOf(refresh())).code).toBe('provider_unavailable');
  expect(server.received.map(({ target }) => target)).toEqual(['/oauth/token']);
});

test('a provider that hangs is given up when the caller’s time is up', async () => {
  answering('hang');
  const failure = await failureOf(refresh(AbortSignal.timeout(200)));
  expect(failure.code).toBe('provider_unavailable');
});

test('nobody listening is an outage', async () => {
  const gone = await startTestProvider();
  await gone.close();
  const work = client.refresh(providerAt(gone.url), 'refresh-token-1', soon());
  expect((await failureOf(work)).code).toBe('provider_unavailable');
});
