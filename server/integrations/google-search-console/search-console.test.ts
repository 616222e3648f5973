import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testProviderAccess } from '#testing/integrations/provider-access.ts';
import {
  type ReceivedRequest,
  type Reply,
  startTestProvider,
  type TestProviderServer,
} from '#testing/integrations/provider-server.ts';
import { ProviderBusy } from '../provider-error.ts';
import { findNewestDays } from './newest-days.ts';
import { readSearchAnalytics } from './read-search-analytics.ts';
import { createSearchConsole, isScopeMissing, type SearchQuery } from './search-console.ts';

const siteUrl = 'sc-domain:gracehill.example';
const now = new Date('2026-11-21T20:00:00Z');
let google: TestProviderServer;

beforeAll(async () => {
  google = await startTestProvider();
});
afterAll(() => google.close());

function searchConsole(timeoutMs = 3_000) {
  const variables = { GSC_BASE_URL: `${google.url}/webmasters/v3/` };
  return createSearchConsole(testProviderAccess('google_search_console', variables, { timeoutMs }));
}

const refusal = (status: number, reason: string): Reply => ({
  status,
  json: {
    error: {
      code: status,
      message: `Some words about ${siteUrl}`,
      errors: [{ message: 'Some words', domain: 'global', reason }],
    },
  },
});

test.each([
  ['a scope left out at the consent', 403, 'insufficientPermissions', true],
  ['the same in Google’s newer words', 403, 'ACCESS_TOKEN_SCOPE_INSUFFICIENT', true],
  ['a website that is not the person’s', 403, 'forbidden', false],
  ['a quota', 403, 'quotaExceeded', false],
])('the consent is to blame for %s: %i %s, %s', (_, status, reason, expected) => {
  const errors = [{ message: 'Some words', domain: 'global', reason }];
  const body = { error: { code: status, message: 'Some words', errors } };
  const answer = { status, headers: new Headers(), body };
  expect(isScopeMissing(answer)).toBe(expected);
});

describe('the list of properties', () => {
  test('has what the person may look into, in Google’s order', async () => {
    google.answerWith(() => ({
      json: {
        siteEntry: [
          { siteUrl: 'https://www.gracehill.example/', permissionLevel: 'siteFullUser' },
          { siteUrl: 'https://old.example/', permissionLevel: 'siteUnverifiedUser' },
          { siteUrl, permissionLevel: 'siteOwner' },
          { siteUrl: 'https://blog.example/', permissionLevel: 'siteRestrictedUser' },
        ],
      },
    }));
    expect(await searchConsole().listProperties()).toEqual([
      { siteUrl: 'https://www.gracehill.example/', permissionLevel: 'siteFullUser' },
      { siteUrl, permissionLevel: 'siteOwner' },
      { siteUrl: 'https://blog.example/', permissionLevel: 'siteRestrictedUser' },
    ]);
    expect(google.received[0]).toMatchObject({ method: 'GET', target: '/webmasters/v3/sites' });
  });

  test.each(['.', '..', 'https://a.example/\0', 'https://\ud800.example/', 'x'.repeat(2049)])(
    'leaves out what no address and no database takes: %j',
    async (odd) => {
      google.answerWith(() => ({
        json: { siteEntry: [{ siteUrl: odd, permissionLevel: 'siteOwner' }] },
      }));
      expect(await searchConsole().listProperties()).toEqual([]);
    },
  );

  test('is empty when Google names none', async () => {
    google.answerWith(() => ({ json: {} }));
    expect(await searchConsole().listProperties()).toEqual([]);
  });
});

describe('a refusal by Google', () => {
  test.each<[string, Reply, object]>([
    ['401', refusal(401, 'authError'), { name: 'AccessTokenRefused' }],
    ['401 without a body', { status: 401, text: '' }, { name: 'AccessTokenRefused' }],
    ['a site of others', refusal(403, 'forbidden'), { code: 'provider_refused' }],
    ['a scope left out', refusal(403, 'insufficientPermissions'), { code: 'provider_refused' }],
    [
      'an API that is off',
      refusal(403, 'accessNotConfigured'),
      { code: 'provider_unavailable', message: expect.stringContaining('not enabled') },
    ],
    [
      'an API that is off, in the newer words',
      { status: 403, json: { error: { details: [{ reason: 'SERVICE_DISABLED' }] } } },
      { code: 'provider_unavailable', message: expect.stringContaining('not enabled') },
    ],
    ['a bad question', refusal(400, 'invalidParameter'), { code: 'provider_unavailable' }],
    ['another shape', { json: { siteEntry: 'none' } }, { code: 'provider_unavailable' }],
  ])('%s is told at once', async (_what, reply, expected) => {
    google.answerWith(() => reply);
    const error = await searchConsole()
      .listProperties()
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject(expected);
    expect(`${error instanceof Error && error.stack}`).not.toMatch(/gracehill|Some words/);
    expect(google.received).toHaveLength(1);
  });

  test.each([
    ['403 rateLimitExceeded', refusal(403, 'userRateLimitExceeded')],
    ['403 RESOURCE_EXHAUSTED', { status: 403, json: { error: { status: 'RESOURCE_EXHAUSTED' } } }],
    ['429', refusal(429, 'rateLimitExceeded')],
  ])('%s is waited for', async (_what, reply) => {
    google.answerWith((_request, count) => (count === 1 ? reply : { json: {} }));
    expect(await searchConsole().listProperties()).toEqual([]);
    google.answerWith(() => reply);
    await expect(searchConsole(300).listProperties()).rejects.toMatchObject({
      code: 'provider_unavailable',
    });
  });

  test.each([403, 429])(
    '%i quotaExceeded is left alone for a quarter of an hour',
    async (status) => {
      google.answerWith(() => refusal(status, 'quotaExceeded'));
      const error = await searchConsole()
        .listProperties()
        .catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(ProviderBusy);
      const waitMs = error instanceof ProviderBusy ? error.retryAt.getTime() - Date.now() : 0;
      expect(waitMs).toBeGreaterThan(14 * 60_000);
      expect(google.received).toHaveLength(1);
    },
  );
});

function queryOf({ body }: ReceivedRequest): SearchQuery {
  return JSON.parse(body);
}

const dayRow = (date: string) => ({
  keys: [date],
  clicks: 31,
  impressions: 702,
  ctr: 0.0442,
  position: 15.1,
});

describe('the seven days', () => {
  const newestDays = () => findNewestDays(searchConsole(), siteUrl, now);

  test.each(['firstIncompleteDate', 'first_incomplete_date'])(
    'end before the first incomplete one (%s)',
    async (spelling) => {
      google.answerWith(() => ({
        json: { rows: [dayRow('2026-11-20')], metadata: { [spelling]: '2026-11-19' } },
      }));
      expect(await newestDays()).toEqual({ startDate: '2026-11-12', endDate: '2026-11-18' });
      expect(google.received.map(queryOf)).toEqual([
        { startDate: '2026-11-12', endDate: '2026-11-21', dimensions: ['date'], dataState: 'all' },
      ]);
    },
  );

  test('end three days ago when Google names days that are none', async () => {
    google.answerWith(() => ({ json: { rows: [dayRow('total'), dayRow('2026-13-01'), {}] } }));
    expect(await newestDays()).toEqual({ startDate: '2026-11-12', endDate: '2026-11-18' });
  });

  test.each([
    ['says nothing of incomplete days', undefined],
    ['says it in a way we do not know', { firstIncompleteDate: 'soon' }],
    ['puts them in the year 9999', { firstIncompleteDate: '9999-12-31' }],
    ['puts them in the year 1', { first_incomplete_date: '0001-01-01' }],
  ])('end with the newest that is final when Google %s', async (_what, metadata) => {
    google.answerWith((request) => ({
      json:
        queryOf(request).dataState === 'final'
          ? // By clicks, as Google sorts, not by day; one day had no visitor at all.
            { rows: [dayRow('2026-11-14'), dayRow('2026-11-17'), dayRow('2026-11-15')] }
          : { rows: [dayRow('2026-11-20')], metadata },
    }));
    expect(await newestDays()).toEqual({ startDate: '2026-11-11', endDate: '2026-11-17' });
  });

  test('end three days ago for a site that nobody found', async () => {
    google.answerWith(() => ({ json: { responseAggregationType: 'byProperty' } }));
    expect(await newestDays()).toEqual({ startDate: '2026-11-12', endDate: '2026-11-18' });
  });

  test('are counted in Pacific time', async () => {
    google.answerWith(() => ({ json: {} }));
    const lateEvening = new Date('2027-01-01T07:00:00Z');
    expect(await findNewestDays(searchConsole(), siteUrl, lateEvening)).toEqual({
      startDate: '2026-12-22',
      endDate: '2026-12-28',
    });
    expect(queryOf(google.received[0] ?? Object.create(null)).endDate).toBe('2026-12-31');
  });
});

describe('the numbers of the page', () => {
  const row = (key: string, clicks: number) => ({
    keys: [key],
    clicks,
    impressions: 940,
    ctr: 0.0234,
    position: 8.74,
  });
  const answers: Record<string, object> = {
    date: { rows: [dayRow('2026-11-18')], metadata: { firstIncompleteDate: '2026-11-19' } },
    query: { rows: [row('churches near me', 22), row('grace hill', 20)] },
    page: { rows: [row('https://gracehill.example/', 80)] },
    totals: { rows: [{ clicks: 412, impressions: 9035, ctr: 0.0456003, position: 14.23 }] },
  };
  const answerQuery = (request: ReceivedRequest): Reply => ({
    json: answers[queryOf(request).dimensions?.[0] ?? 'totals'],
  });

  test('totals are Google’s own, lists have what Google puts first', async () => {
    google.answerWith(answerQuery);
    expect(await readSearchAnalytics(searchConsole(), siteUrl, now)).toEqual({
      totals: { clicks: 412, impressions: 9035, avgPosition: 14.23, avgCTR: 4.56 },
      topQueries: [
        { query: 'churches near me', clicks: 22, impressions: 940, position: 8.74 },
        { query: 'grace hill', clicks: 20, impressions: 940, position: 8.74 },
      ],
      topPages: [
        { page: 'https://gracehill.example/', clicks: 80, impressions: 940, position: 8.74 },
      ],
      period: { startDate: '2026-11-12', endDate: '2026-11-18' },
    });
  });

  test('every question is about the same seven days of final data', async () => {
    google.answerWith(answerQuery);
    await readSearchAnalytics(searchConsole(), siteUrl, now);
    const queries = google.received.slice(1).map(queryOf);
    const days = { startDate: '2026-11-12', endDate: '2026-11-18', dataState: 'final' };
    expect(queries).toHaveLength(3);
    expect(queries).toEqual(
      expect.arrayContaining([
        days,
        { ...days, rowLimit: 5, dimensions: ['query'] },
        { ...days, rowLimit: 5, dimensions: ['page'] },
      ]),
    );
    expect(google.received[0]?.target).toBe(
      '/webmasters/v3/sites/sc-domain%3Agracehill.example/searchAnalytics/query',
    );
  });

  test('a site that nobody found has zeros and empty lists', async () => {
    google.answerWith(() => ({ json: { responseAggregationType: 'byProperty' } }));
    expect(await readSearchAnalytics(searchConsole(), siteUrl, now)).toMatchObject({
      totals: { clicks: 0, impressions: 0, avgPosition: 0, avgCTR: 0 },
      topQueries: [],
      topPages: [],
    });
  });
});
