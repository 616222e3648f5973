import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Reply,
  startTestProvider,
  type TestProviderServer,
} from '#testing/integrations/provider-server.ts';
import { readConfig } from '../config.ts';
import { startDeadline } from './deadline.ts';
import { createProviderFetch, type ProviderQuestion } from './provider-fetch.ts';

const providerFetch = createProviderFetch(
  readConfig({ SITE_URL: 'https://steeple.test', DEMO: 'off' }),
);
let provider: TestProviderServer;

beforeAll(async () => {
  provider = await startTestProvider();
});
afterAll(() => provider.close());

function ask(given: Partial<ProviderQuestion> = {}, timeoutMs = 5_000) {
  return providerFetch({
    name: 'a test',
    url: new URL('/v2/things?per_page=1', provider.url),
    accessToken: 'secret-token',
    deadline: startDeadline(timeoutMs),
    ...given,
  });
}

/** Answers with each reply in turn, then with success for ever. */
function answerInTurn(...replies: Reply[]) {
  provider.answerWith((_request, count) => replies[count - 1] ?? { json: { fine: true } });
}

async function failureOf(asking: Promise<unknown>) {
  const error: unknown = await asking.then(
    () => new Error('it did not fail'),
    (reason: unknown) => reason,
  );
  return { error };
}

const unavailable = (message: RegExp) =>
  expect.objectContaining({
    name: 'ProviderError',
    code: 'provider_unavailable',
    message: expect.stringMatching(message),
    cause: undefined,
  });

describe('a question', () => {
  test('carries the token and says who asks', async () => {
    answerInTurn();
    const answer = await ask({ headers: { 'x-pco-api-version': '2018-08-01' } });
    expect(answer).toEqual({ status: 200, body: { fine: true } });
    expect(provider.received).toMatchObject([
      {
        method: 'GET',
        target: '/v2/things?per_page=1',
        body: '',
        headers: {
          authorization: 'Bearer secret-token',
          'user-agent': 'Steeple (https://steeple.test)',
          'x-pco-api-version': '2018-08-01',
        },
      },
    ]);
    expect(provider.received[0]?.headers).not.toHaveProperty('content-type');
  });

  test('with JSON is posted, and asked again when the provider is down', async () => {
    answerInTurn({ status: 503 });
    expect(await ask({ json: { rowLimit: 5 } })).toMatchObject({ status: 200 });
    expect(provider.received.map(({ method, body }) => [method, body])).toEqual([
      ['POST', '{"rowLimit":5}'],
      ['POST', '{"rowLimit":5}'],
    ]);
  });
});

describe('a refusal', () => {
  test.each([400, 401, 403, 404, 422])('%i with JSON is an answer', async (status) => {
    const json = { errors: [{ code: 'bad_scope' }] };
    answerInTurn({ status, json, headers: { 'content-type': 'application/vnd.api+json' } });
    expect(await ask()).toEqual({ status, body: json });
    expect(provider.received).toHaveLength(1);
  });

  test.each([401, 404])('%i without JSON is an answer without a body', async (status) => {
    answerInTurn({ status, text: 'no' });
    expect(await ask()).toEqual({ status, body: undefined });
  });

  test('403 as a web page comes from a gateway, not from the API', async () => {
    answerInTurn({ status: 403, text: '<html>Request blocked.</html>' });
    const { error } = await failureOf(ask());
    expect(error).toEqual(unavailable(/status 403, but the body is no JSON/));
    expect(provider.received).toHaveLength(1);
  });
});

describe('trying again', () => {
  test.each<[string, Reply]>([
    ['429', { status: 429, headers: { 'retry-after': '0' } }],
    ['500', { status: 500, json: { errors: [{ status: '500' }] } }],
    ['a web page with 502', { status: 502, text: '<html>Bad gateway</html>' }],
    ['a cut connection', 'cut'],
    ['a connection cut within the body', 'cut_body'],
  ])('%s is got over', async (_what, reply) => {
    answerInTurn(reply, reply);
    expect(await ask()).toEqual({ status: 200, body: { fine: true } });
    expect(provider.received).toHaveLength(3);
  });

  test('it is tried five times and then given up', async () => {
    provider.answerWith(() => ({ status: 429, headers: { 'retry-after': '0' } }));
    const { error } = await failureOf(ask());
    expect(error).toEqual(unavailable(/status 429, 5 times/));
    expect(provider.received).toHaveLength(5);
  });

  test('it waits as long as Retry-After says', async () => {
    answerInTurn({ status: 429, headers: { 'retry-after': '1' } });
    const started = performance.now();
    await ask();
    expect(performance.now() - started).toBeGreaterThanOrEqual(990);
    expect(provider.received).toHaveLength(2);
  });

  test.each([
    ['seconds', '19'],
    ['a date', new Date(Date.now() + 3_600_000).toUTCString()],
  ])('a Retry-After in %s beyond the deadline ends it at once', async (_form, retryAfter) => {
    provider.answerWith(() => ({ status: 429, headers: { 'retry-after': retryAfter } }));
    // At once: the test has not as much time.
    const { error } = await failureOf(ask());
    expect(error).toEqual(unavailable(/status 429, and no time for another try/));
    expect(provider.received).toHaveLength(1);
  });

  test('an answer that the asker calls busy is tried again', async () => {
    answerInTurn({ status: 403, json: { busy: true } });
    const isBusy = ({ status }: { status: number }) => status === 403;
    expect(await ask({ isBusy })).toMatchObject({ status: 200 });
  });

  test('each attempt waits for its slot', async () => {
    answerInTurn({ status: 500 });
    let turns = 0;
    const beforeTry = async () => {
      turns += 1;
    };
    await ask({ beforeTry });
    expect(turns).toBe(2);
  });
});

describe('the deadline', () => {
  test.each<[string, () => Reply]>([
    ['a provider that never answers', () => 'hang'],
    ['a provider that is always down', () => ({ status: 503 })],
    ['a provider that cuts every connection', () => 'cut'],
  ])('holds against %s', async (_what, reply) => {
    provider.answerWith(reply);
    const { error } = await failureOf(ask({}, 600));
    expect(error).toEqual(unavailable(/no answer in time|no time for another try/));
  });
});

describe('what is not taken', () => {
  test.each<[string, Reply, RegExp]>([
    ['a web page', { text: '<html>Log in to the guest network</html>' }, /200, but .* no JSON/],
    [
      'JSON that is none',
      { text: 'oops, secret text', headers: { 'content-type': 'application/json' } },
      /200, but .* does not parse/,
    ],
    ['a huge body', { json: 'x'.repeat(1024 * 1024) }, /200, but .* larger than 1 MB/],
    [
      'a redirect',
      { status: 302, headers: { location: 'https://elsewhere.example/' } },
      /status 302/,
    ],
  ])('%s', async (_what, reply, message) => {
    provider.answerWith(() => reply);
    const { error } = await failureOf(ask());
    expect(error).toEqual(unavailable(message));
    expect(provider.received).toHaveLength(1);
  });

  test('a redirect to the same host is not followed either', async () => {
    provider.answerWith(() => ({ status: 307, headers: { location: '/elsewhere' } }));
    await failureOf(ask());
    expect(provider.received.map(({ target }) => target)).toEqual(['/v2/things?per_page=1']);
  });

  test('no failure quotes the token or what the provider wrote', async () => {
    const replies: Reply[] = [
      { status: 403, text: 'secret text' },
      { text: 'secret text', headers: { 'content-type': 'application/json' } },
      'hang',
    ];
    for (const reply of replies) {
      provider.answerWith(() => reply);
      const { error } = await failureOf(ask({}, 300));
      expect(error).toBeInstanceOf(Error);
      expect(`${error instanceof Error && error.stack}`).not.toMatch(/secret/);
    }
    // fetch itself refuses this header, and would quote it.
    const { error } = await failureOf(ask({ accessToken: 'secret\ntoken' }, 300));
    expect(error).toEqual(unavailable(/the connection failed|no answer in time/));
    expect(`${error instanceof Error && error.stack}`).not.toMatch(/secret/);
  });
});
