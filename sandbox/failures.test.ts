import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { agent, startTestSandbox } from '#testing/sandbox/sandbox.ts';
import { controlHeader } from './control.ts';
import type { Sandbox } from './start-sandbox.ts';
import type { SandboxFailure } from './switches.ts';

let sandbox: Sandbox;
const controlSecret = 'only for tests';
beforeAll(async () => {
  sandbox = await startTestSandbox({ controlSecret });
});
afterEach(() => {
  sandbox.switches.failures = [];
});
afterAll(() => sandbox.close());

const breakWith = (kind: SandboxFailure['kind'], more: Partial<SandboxFailure> = {}) => {
  sandbox.switches.failures = [
    { provider: 'planning_center', pathPrefix: '/people/', kind, ...more },
  ];
};
const ask = (path = '/people/v2/people', init: RequestInit = {}) =>
  fetch(`${sandbox.planningCenter}${path}`, { ...init, headers: { 'User-Agent': agent } });

describe('a provider can be made to', () => {
  test('hang', async () => {
    breakWith({ how: 'hang' });
    await expect(ask(undefined, { signal: AbortSignal.timeout(150) })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });

  test('be slow', async () => {
    breakWith({ how: 'slow', delayMs: 120 });
    const startMs = performance.now();
    expect((await ask()).status).toBe(401);
    expect(performance.now() - startMs).toBeGreaterThan(110);
  });

  test('cut the connection before it answers', async () => {
    breakWith({ how: 'cut' });
    await expect(ask()).rejects.toThrow('fetch failed');
  });

  test('cut the connection while it answers', async () => {
    breakWith({ how: 'cut_body' });
    const response = await ask();
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow();
  });

  test('answer with a web page', async () => {
    breakWith({ how: 'html', status: 200 });
    const response = await ask();
    expect(response.headers.get('Content-Type')).toContain('text/html');
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });

  test('answer 429 and say when to come back', async () => {
    breakWith({ how: 'status', status: 429, retryAfterSeconds: 7 });
    const response = await ask();
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '7']);
  });

  test('answer 500', async () => {
    breakWith({ how: 'status', status: 500 });
    expect((await ask()).status).toBe(500);
  });
});

test('a failure hits its provider and its paths alone', async () => {
  breakWith({ how: 'status', status: 500 });
  expect((await ask('/giving/v2/donations')).status).toBe(401);
  expect((await fetch(`${sandbox.google}/people/v2`)).status).toBe(404);
});

test('a failure can end by itself', async () => {
  breakWith({ how: 'status', status: 503 }, { times: 2 });
  const statuses = [(await ask()).status, (await ask()).status, (await ask()).status];
  expect(statuses).toEqual([503, 503, 401]);
});

describe('the control for tests in another process', () => {
  const turn = (origin: string | null, order: unknown, secret = controlSecret) =>
    fetch(`${origin}/__switches`, {
      method: 'POST',
      headers: {
        'User-Agent': agent,
        'Content-Type': 'application/json',
        [controlHeader]: secret,
      },
      body: JSON.stringify(order),
    });

  test('breaks, varies and repairs the providers', async () => {
    const failure = {
      provider: 'planning_center',
      pathPrefix: '/',
      kind: { how: 'status', status: 502 },
    };
    const order = { failures: [failure], google: { quotaExceeded: 429 } };
    expect((await turn(sandbox.planningCenter, order)).status).toBe(200);
    expect((await ask()).status).toBe(502);
    expect(sandbox.switches.google.quotaExceeded).toBe(429);
    const mended = { failures: [], google: { quotaExceeded: null } };
    expect((await turn(sandbox.planningCenter, mended)).status).toBe(200);
    expect((await ask()).status).toBe(401);
  });

  test('moves the clock, expires access tokens and revokes everything', async () => {
    const issue = () => sandbox.issue('planning_center', 'grace-hill', ['people']).accessToken;
    const knows = (token: string) => sandbox.knows('planning_center', token);
    for (const order of [
      { advanceSeconds: 7201 },
      { endAccessTokens: true },
      { revokeEverything: true },
    ]) {
      const token = issue();
      expect(knows(token)).toBe(true);
      expect((await turn(sandbox.google, order)).status).toBe(200);
      expect(knows(token)).toBe(false);
    }
  });

  test.each([
    ['an unknown word', { weather: 'bad' }],
    [
      'an unknown failure',
      { failures: [{ provider: 'x', pathPrefix: '/', kind: { how: 'hang' } }] },
    ],
    ['a value there is none of', { google: { quotaExceeded: 500 } }],
  ])('refuses %s and leaves all as it was', async (_what, order) => {
    const before = structuredClone(sandbox.switches);
    expect((await turn(sandbox.google, order)).status).toBe(400);
    expect(sandbox.switches).toEqual(before);
  });

  test('is not there for who does not know the secret, or was not given one', async () => {
    expect((await turn(sandbox.google, {}, 'a guess')).status).toBe(404);
    const closed = await startTestSandbox();
    try {
      for (const origin of [closed.google, closed.planningCenter]) {
        expect((await turn(origin, {})).status).toBeGreaterThanOrEqual(401);
      }
    } finally {
      await closed.close();
    }
  });
});
