import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { pulseQuery } from '#web/features/pulse/api/read-pulse.ts';
import { viewerQuery } from '#web/features/viewer/api/read-viewer.ts';
import { createApi } from '#web/lib/api/api.ts';
import { createSessionKeeper } from '#web/lib/session/session-keeper.ts';
import { fakeId, fakeSession } from '#web/testing/fake-backend.ts';
import { askOnSignIn } from './ask-first-data.ts';

afterEach(() => vi.unstubAllGlobals());

const { origin } = window.location;
const accountId = fakeId(101);

/** What the server answers to Grace, by path; every request is counted. */
function stubServer({ connections = [{}] }: { connections?: unknown[] } = {}) {
  const asked: string[] = [];
  const answers: Record<string, (url: URL) => unknown> = {
    '/auth/v1/token': () => fakeSession(2, 'grace@steeple.test'),
    '/rest/v1/profiles': (url) =>
      url.searchParams.get('select')?.startsWith('role')
        ? [
            {
              ...{ role: 'account_admin', first_name: 'Grace', last_name: 'Okafor' },
              ...{ email: 'grace@steeple.test', may_only_look: false, without_giving: false },
            },
          ]
        : [{ account_id: accountId, account: { id: accountId, account_name: 'Grace Hill' } }],
    '/functions/v1/church-pulse': () => ({ stage: 'coming' }),
    '/functions/v1/church-recommendations': () => ({}),
    '/rest/v1/integrations': () => connections,
    '/functions/v1/church-forecast': () => ({}),
  };
  const request: typeof fetch = async (input) => {
    const url = new URL(String(input));
    asked.push(url.pathname);
    return Response.json(answers[url.pathname]?.(url));
  };
  vi.stubGlobal('fetch', request);
  return asked;
}

test('what the first screen asks for after a sign-in has been asked for, and is asked for once', async () => {
  const asked = stubServer();
  const keeper = createSessionKeeper({ origin, publishableKey: '' });
  askOnSignIn(keeper, '/auth');
  await keeper.signIn({ email: 'grace@steeple.test', password: 'secret' });
  const ahead = [
    '/auth/v1/token',
    '/rest/v1/profiles',
    '/rest/v1/profiles',
    '/functions/v1/church-pulse',
  ];
  await vi.waitFor(() => expect(asked).toEqual(ahead));

  const api = createApi({ origin, publishableKey: '', session: keeper });
  const client = new QueryClient();
  const viewer = await client.fetchQuery(viewerQuery(api, fakeId(2), 'grace@steeple.test'));
  expect(viewer.account?.id).toBe(accountId);
  expect(await client.fetchQuery(pulseQuery(api, accountId, null))).toEqual({ stage: 'coming' });
  expect(asked).toEqual(ahead);
  keeper.stop();
});

test.each([
  ['/account/dashboard', ['functions/v1/church-pulse']],
  ['/account/recommendations', ['functions/v1/church-recommendations']],
  // Another question than the one without a week.
  ['/account/dashboard?week=2026-11-15', []],
  ['/account/forecast', ['rest/v1/integrations', 'functions/v1/church-forecast']],
  ['/account/report', []],
])(
  'a church page that is opened by its address, %s, asks for its own while its code is on the way',
  async (opened, questions) => {
    const asked = stubServer();
    const keeper = createSessionKeeper({ origin, publishableKey: '' });
    askOnSignIn(keeper, opened);
    await keeper.signIn({ email: 'grace@steeple.test', password: 'secret' });
    const ahead = [
      ...['/auth/v1/token', '/rest/v1/profiles', '/rest/v1/profiles'],
      ...questions.map((path) => `/${path}`),
    ];
    await vi.waitFor(() => expect(asked).toEqual(ahead));
    keeper.stop();
  },
);

test('a page that is not of a church asks for nothing', async () => {
  const asked = stubServer();
  const keeper = createSessionKeeper({ origin, publishableKey: '' });
  askOnSignIn(keeper, '/shared');
  await keeper.signIn({ email: 'grace@steeple.test', password: 'secret' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toEqual(['/auth/v1/token']);
  keeper.stop();
});

test('a forecast is not asked of a church without a connection: it would be refused', async () => {
  const asked = stubServer({ connections: [] });
  const keeper = createSessionKeeper({ origin, publishableKey: '' });
  askOnSignIn(keeper, '/account/forecast');
  await keeper.signIn({ email: 'grace@steeple.test', password: 'secret' });
  await vi.waitFor(() => expect(asked).toContain('/rest/v1/integrations'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).not.toContain('/functions/v1/church-forecast');
  keeper.stop();
});
