import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestSandbox } from '#testing/sandbox/sandbox.ts';
import type { Sandbox } from '../start-sandbox.ts';
import { createSwitches } from '../switches.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => {
  Object.assign(sandbox.switches, createSwitches());
});
afterAll(() => sandbox.close());

const scope = 'https://www.googleapis.com/auth/webmasters.readonly';
const domain = 'sc-domain:gracehill.example';
const prefix = 'https://www.gracehill.example/';
const queryAnswer = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        keys: z.array(z.string()).optional(),
        clicks: z.int(),
        impressions: z.int(),
        ctr: z.number().min(0).max(1),
        position: z.number().min(1),
      }),
    )
    .optional(),
  responseAggregationType: z.enum(['byProperty', 'byPage']),
  metadata: z.strictObject({ firstIncompleteDate: z.iso.date() }).optional(),
});
const week = { startDate: '2026-11-09', endDate: '2026-11-15' };

function call(path: string, init: RequestInit = {}, identity = 'several-properties') {
  const { accessToken } = sandbox.issue('google_search_console', identity, [scope]);
  return fetch(`${sandbox.google}/webmasters/v3${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
  });
}
const queryAt = (path: string, body: unknown, identity?: string) =>
  call(
    `/sites/${path}/searchAnalytics/query`,
    { method: 'POST', body: JSON.stringify(body) },
    identity,
  );
const query = (site: string, body: unknown) => queryAt(encodeURIComponent(site), body);
async function rowsOf(site: string, body: unknown) {
  const response = await query(site, body);
  expect(response.status).toBe(200);
  const answer = queryAnswer.parse(await response.json());
  return answer.rows ?? [];
}
const sum = (rows: { clicks: number }[]) => rows.reduce((total, { clicks }) => total + clicks, 0);

describe('the list of sites', () => {
  test('has domain properties, URL prefixes and what nobody verified', async () => {
    const list = await (await call('/sites')).json();
    expect(list).toEqual({
      siteEntry: expect.arrayContaining([
        { siteUrl: domain, permissionLevel: 'siteOwner' },
        { siteUrl: prefix, permissionLevel: 'siteFullUser' },
        { siteUrl: 'https://old.gracehill.example/', permissionLevel: 'siteUnverifiedUser' },
      ]),
    });
  });

  test('is an empty object for an account without sites', async () => {
    expect(await (await call('/sites', {}, 'no-properties')).json()).toEqual({});
  });

  test('is refused without a living token', async () => {
    const response = await fetch(`${sandbox.google}/webmasters/v3/sites`);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      error: { code: 401, status: 'UNAUTHENTICATED', errors: [{ reason: 'authError' }] },
    });
  });
});

describe('a query', () => {
  test('without dimensions gives one row without keys', async () => {
    const rows = await rowsOf(domain, week);
    expect(rows).toEqual([
      {
        clicks: expect.any(Number),
        impressions: expect.any(Number),
        ctr: expect.closeTo((rows[0]?.clicks ?? 0) / (rows[0]?.impressions ?? 1), 10),
        position: expect.any(Number),
      },
    ]);
    expect(rows[0]?.clicks).toBeGreaterThan(200);
  });

  test('gives the same numbers whenever it is asked, and more with the years', async () => {
    expect(await rowsOf(domain, week)).toEqual(await rowsOf(domain, week));
    const [then] = await rowsOf(domain, { startDate: '2024-10-07', endDate: '2024-10-13' });
    const [now] = await rowsOf(domain, { startDate: '2026-10-05', endDate: '2026-10-11' });
    expect(now?.impressions).toBeGreaterThan(then?.impressions ?? Number.POSITIVE_INFINITY);
  });

  test('by date adds up to the total and is sorted by clicks, not by date', async () => {
    const range = { startDate: '2026-10-01', endDate: '2026-10-31' };
    const days = await rowsOf(domain, { ...range, dimensions: ['date'] });
    expect(days).toHaveLength(31);
    expect(sum(days)).toBe(sum(await rowsOf(domain, range)));
    const clicks = days.map((row) => row.clicks);
    expect(clicks).toEqual(clicks.toSorted((a, b) => b - a));
    expect(days[0]?.keys?.[0]).not.toBe('2026-10-01');
    const weekdays = days.slice(0, 6).map(({ keys }) => new Date(keys?.[0] ?? '').getUTCDay());
    expect(new Set(weekdays)).toEqual(new Set([0, 6]));
  });

  test('rises at Easter and at Christmas', async () => {
    const clicksIn = async (startDate: string, endDate: string) =>
      sum(await rowsOf(domain, { startDate, endDate }));
    const ordinary = await clicksIn('2026-05-04', '2026-05-10');
    expect(await clicksIn('2026-03-30', '2026-04-05')).toBeGreaterThan(ordinary * 1.3);
    expect(await clicksIn('2025-12-18', '2025-12-24')).toBeGreaterThan(ordinary * 1.2);
  });

  test('by query withholds the rare ones, by page does not', async () => {
    const total = sum(await rowsOf(domain, week));
    const queries = await rowsOf(domain, { ...week, dimensions: ['query'] });
    expect(sum(queries)).toBeLessThan(total);
    expect(sum(queries)).toBeGreaterThan(total / 2);
    expect(queries.map(({ keys }) => keys?.[0])).toContain('churches near me');
    expect(sum(await rowsOf(domain, { ...week, dimensions: ['page'] }))).toBe(total);
  });

  test('takes dimensions together and in capitals; the parts add up', async () => {
    const parts = await rowsOf(domain, {
      ...week,
      dimensions: ['DEVICE', 'country', 'page', 'date'],
      rowLimit: 25_000,
    });
    expect(sum(parts)).toBe(sum(await rowsOf(domain, week)));
    expect(parts[0]?.keys).toEqual([
      'MOBILE',
      'usa',
      expect.stringMatching(/^https:/),
      expect.stringMatching(/^2026-11-/),
    ]);
    expect(parts.every(({ clicks, impressions }) => clicks <= impressions)).toBe(true);
  });

  test('can be filtered, and says by what it counted', async () => {
    const filters = [{ dimension: 'page', operator: 'contains', expression: '/plan-a-visit' }];
    const response = await query(domain, {
      ...week,
      dimensions: ['query'],
      dimensionFilterGroups: [{ filters }],
    });
    const answer = queryAnswer.parse(await response.json());
    expect(answer.responseAggregationType).toBe('byPage');
    expect(answer.rows?.map(({ keys }) => keys?.[0])).toContain('what to wear to church');
    expect(answer.rows?.map(({ keys }) => keys?.[0])).not.toContain('grace hill kids');
  });

  test('gives 1000 rows unless asked for more, and the next ones from startRow', async () => {
    const many = { startDate: '2026-09-01', endDate: '2026-10-31', dimensions: ['date', 'query'] };
    const first = await rowsOf(domain, many);
    expect(first).toHaveLength(1000);
    const all = await rowsOf(domain, { ...many, rowLimit: 25_000 });
    expect(all.length).toBeGreaterThan(2000);
    expect(await rowsOf(domain, { ...many, startRow: 1000 })).toEqual(all.slice(1000, 2000));
  });

  test('leaves out rows where there is nothing', async () => {
    const response = await query('https://give.gracehill.example/', week);
    expect(await response.json()).toEqual({ responseAggregationType: 'byProperty' });
  });

  test('leaves out days on which nobody searched', async () => {
    const site = encodeURIComponent('https://www.harborcommunity.example/');
    const range = { startDate: '2026-01-01', endDate: '2026-10-27', dimensions: ['date'] };
    const response = await queryAt(site, range, 'one-property');
    const { rows } = queryAnswer.parse(await response.json());
    expect(rows?.length).toBeLessThan(300);
    expect(rows?.length).toBeGreaterThan(200);
  });

  test('a prefix property sees its own pages alone', async () => {
    const pages = await rowsOf('https://www.gracehill.example/sermons/', {
      ...week,
      dimensions: ['page'],
    });
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.every(({ keys }) => keys?.[0]?.includes('/sermons/'))).toBe(true);
  });
});

describe('the newest days', () => {
  const lately = { startDate: '2026-11-12', endDate: '2026-11-21', dimensions: ['date'] };

  test('are missing for two or three days', async () => {
    const dates = (await rowsOf(domain, lately)).map(({ keys }) => keys?.[0] ?? '');
    expect(['2026-11-18', '2026-11-19']).toContain(dates.toSorted().at(-1));
  });

  test('come early with dataState all, and the answer says where they begin', async () => {
    const final = (await rowsOf(domain, lately)).map(({ keys }) => keys?.[0] ?? '').toSorted();
    const response = await query(domain, { ...lately, dataState: 'all' });
    const answer = queryAnswer.parse(await response.json());
    const dates = (answer.rows ?? []).map(({ keys }) => keys?.[0] ?? '').toSorted();
    expect(dates.at(-1)).toBe('2026-11-20');
    expect(answer.metadata?.firstIncompleteDate).toBe(dates[final.length]);
  });

  test('are those of California', async () => {
    const days = async () => (await rowsOf(domain, { ...lately, dataState: 'all' })).length;
    const before = await days();
    // From noon there to half past eleven at night, when it is tomorrow in UTC.
    sandbox.clock.advanceBy(11.5 * 60 * 60 * 1000);
    expect(await days()).toBe(before);
    sandbox.clock.advanceBy(60 * 60 * 1000);
    expect(await days()).toBe(before + 1);
    sandbox.clock.advanceBy(-12.5 * 60 * 60 * 1000);
  });
});

describe('a query is refused', () => {
  test.each([
    ['for a site of somebody else', encodeURIComponent('https://www.harborcommunity.example/')],
    ['for a site that nobody verified', encodeURIComponent('https://old.gracehill.example/')],
    ['for a domain that is not encoded', domain],
    ['for an address that is not encoded', prefix],
  ])('%s', async (_what, path) => {
    const response = await queryAt(path, week);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      error: { code: 403, errors: [{ domain: 'global', reason: 'forbidden' }] },
    });
  });

  test.each([
    ['more than 25,000 rows', { ...week, rowLimit: 25_001 }, 'rowLimit'],
    ['no rows', { ...week, rowLimit: 0 }, 'rowLimit'],
    ['no start', { endDate: week.endDate }, 'startDate'],
    ['an end before the start', { startDate: '2026-11-15', endDate: '2026-11-09' }, 'endDate'],
    ['an unknown dimension', { ...week, dimensions: ['weather'] }, 'dimensions.0'],
    ['a dimension twice', { ...week, dimensions: ['date', 'date'] }, 'dimensions'],
    [
      'pages by property',
      { ...week, dimensions: ['page'], aggregationType: 'byProperty' },
      'aggregationType',
    ],
  ])('for %s', async (_what, body, location) => {
    const response = await query(domain, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { code: 400, errors: [{ reason: 'invalidParameter', location }] },
    });
  });

  test.each([
    [403, 'quotaExceeded'],
    [429, 'rateLimitExceeded'],
  ] as const)('with %i when the quota is used up', async (status, reason) => {
    sandbox.switches.google.quotaExceeded = status;
    const response = await query(domain, week);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { errors: [{ reason }] } });
  });

  test('while the API is off in the project', async () => {
    sandbox.switches.google.isApiDisabled = true;
    const response = await query(domain, week);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      error: { errors: [{ reason: 'accessNotConfigured' }] },
    });
  });

  test('for a restricted user, when switched so', async () => {
    const restricted = 'https://www.gracehill.example/sermons/';
    expect((await query(restricted, week)).status).toBe(200);
    sandbox.switches.google.mayRestrictedUsersQuery = false;
    expect((await query(restricted, week)).status).toBe(403);
  });
});
