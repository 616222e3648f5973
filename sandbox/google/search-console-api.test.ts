import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  domain,
  prefix,
  queryAnswer,
  startSearchConsole,
  sum,
  week,
} from '#testing/sandbox/search-console.ts';
import { createSwitches } from '../switches.ts';

let google: Awaited<ReturnType<typeof startSearchConsole>>;
beforeAll(async () => {
  google = await startSearchConsole();
});
afterEach(() => {
  Object.assign(google.sandbox.switches, createSwitches());
});
afterAll(() => google.sandbox.close());

describe('the list of sites', () => {
  test('has domain properties, URL prefixes and what nobody verified', async () => {
    const list = await (await google.call('/sites')).json();
    expect(list).toEqual({
      siteEntry: expect.arrayContaining([
        { siteUrl: domain, permissionLevel: 'siteOwner' },
        { siteUrl: prefix, permissionLevel: 'siteFullUser' },
        { siteUrl: 'https://old.gracehill.example/', permissionLevel: 'siteUnverifiedUser' },
      ]),
    });
  });

  test('is an empty object for an account without sites', async () => {
    expect(await (await google.call('/sites', {}, 'no-properties')).json()).toEqual({});
  });

  test('is refused without a living token', async () => {
    const response = await fetch(`${google.sandbox.google}/webmasters/v3/sites`);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      error: { code: 401, status: 'UNAUTHENTICATED', errors: [{ reason: 'authError' }] },
    });
  });
});

describe('a query', () => {
  test('without dimensions returns one row without keys', async () => {
    const rows = await google.rowsOf(domain, week);
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

  test('returns the same numbers every time, and growing ones over the years', async () => {
    expect(await google.rowsOf(domain, week)).toEqual(await google.rowsOf(domain, week));
    const [then] = await google.rowsOf(domain, { startDate: '2025-10-06', endDate: '2025-10-12' });
    const [now] = await google.rowsOf(domain, { startDate: '2026-10-05', endDate: '2026-10-11' });
    expect(now?.impressions).toBeGreaterThan(then?.impressions ?? Number.POSITIVE_INFINITY);
  });

  test('by date adds up to the total and is sorted by date, not by clicks', async () => {
    const range = { startDate: '2026-10-01', endDate: '2026-10-31' };
    const days = await google.rowsOf(domain, { ...range, dimensions: ['date'] });
    expect(days).toHaveLength(31);
    expect(sum(days)).toBe(sum(await google.rowsOf(domain, range)));
    const dates = days.map(({ keys }) => keys?.[0] ?? '');
    expect(dates).toEqual(dates.toSorted());
    const busiest = days.toSorted((a, b) => b.clicks - a.clicks).slice(0, 6);
    const weekdays = busiest.map(({ keys }) => new Date(keys?.[0] ?? '').getUTCDay());
    expect(new Set(weekdays)).toEqual(new Set([0, 6]));
  });

  test('by query is sorted by clicks, and by date and query by both in turn', async () => {
    const clicks = (await google.rowsOf(domain, { ...week, dimensions: ['query'] })).map(
      (row) => row.clicks,
    );
    expect(clicks).toEqual(clicks.toSorted((a, b) => b - a));
    const both = await google.rowsOf(domain, { ...week, dimensions: ['query', 'date'] });
    const order = both.map(
      (row) => `${row.keys?.[1]} ${String(1e6 - row.clicks).padStart(7, '0')}`,
    );
    expect(order).toEqual(order.toSorted());
  });

  test('remembers sixteen months', async () => {
    const days = await google.rowsOf(domain, {
      startDate: '2023-01-01',
      endDate: '2026-11-21',
      dimensions: ['date'],
    });
    expect(days[0]?.keys).toEqual(['2025-07-22']);
  });

  test('startRow past the end is an answer without rows', async () => {
    const response = await google.query(domain, { ...week, dimensions: ['date'], startRow: 7 });
    expect(response.status).toBe(200);
    expect(await response.json()).not.toHaveProperty('rows');
  });

  test('any filter on queries drops the rare ones, an excluding one too', async () => {
    const clicksWith = async (operator: string) => {
      const filters = [{ dimension: 'query', operator, expression: '(?i)grace *hill' }];
      return sum(await google.rowsOf(domain, { ...week, dimensionFilterGroups: [{ filters }] }));
    };
    const total = sum(await google.rowsOf(domain, week));
    const [brand, others] = [
      await clicksWith('includingRegex'),
      await clicksWith('excludingRegex'),
    ];
    expect(brand).toBeGreaterThan(0);
    expect(others).toBeGreaterThan(0);
    expect(total - brand).toBeGreaterThan(others);
  });

  test('a pattern in capitals finds nothing without (?i), unless switched so', async () => {
    const dimensionFilterGroups = [
      { filters: [{ dimension: 'query', operator: 'includingRegex', expression: 'GRACE' }] },
    ];
    expect(await google.rowsOf(domain, { ...week, dimensionFilterGroups })).toEqual([]);
    google.sandbox.switches.google.regexIgnoresCase = true;
    expect(await google.rowsOf(domain, { ...week, dimensionFilterGroups })).toHaveLength(1);
  });

  test('counts more impressions by page than by property', async () => {
    const [byProperty] = await google.rowsOf(domain, week);
    const [byPage] = await google.rowsOf(domain, { ...week, aggregationType: 'byPage' });
    expect(byPage?.clicks).toBe(byProperty?.clicks);
    expect(byPage?.impressions).toBeGreaterThan(byProperty?.impressions ?? Number.NaN);
  });

  test('by hour goes ten days back, in keys with their offset', async () => {
    const hours = await google.rowsOf(domain, {
      startDate: '2026-11-01',
      endDate: '2026-11-21',
      dimensions: ['hour'],
      dataState: 'hourly_all',
    });
    expect(hours[0]?.keys?.[0]).toMatch(/^2026-11-11T\d\d:00:00-08:00$/);
  });

  test('by appearance must be the only dimension and includes the sermons', async () => {
    const rows = await google.rowsOf(domain, { ...week, dimensions: ['searchAppearance'] });
    expect(rows.map(({ keys }) => keys)).toEqual([['VIDEO']]);
  });

  test('rises at Easter and at Christmas', async () => {
    const clicksIn = async (startDate: string, endDate: string) =>
      sum(await google.rowsOf(domain, { startDate, endDate }));
    const ordinary = await clicksIn('2026-05-04', '2026-05-10');
    expect(await clicksIn('2026-03-30', '2026-04-05')).toBeGreaterThan(ordinary * 1.3);
    expect(await clicksIn('2025-12-18', '2025-12-24')).toBeGreaterThan(ordinary * 1.2);
  });

  test('by query withholds the rare ones, by page does not', async () => {
    const total = sum(await google.rowsOf(domain, week));
    const queries = await google.rowsOf(domain, { ...week, dimensions: ['query'] });
    expect(sum(queries)).toBeLessThan(total);
    expect(sum(queries)).toBeGreaterThan(total / 2);
    expect(queries.map(({ keys }) => keys?.[0])).toContain('churches near me');
    expect(sum(await google.rowsOf(domain, { ...week, dimensions: ['page'] }))).toBe(total);
  });

  test('accepts several dimensions, in capitals too; the parts add up', async () => {
    const parts = await google.rowsOf(domain, {
      ...week,
      dimensions: ['DEVICE', 'country', 'page', 'date'],
      rowLimit: 25_000,
    });
    expect(sum(parts)).toBe(sum(await google.rowsOf(domain, week)));
    expect(parts[0]?.keys).toEqual([
      'MOBILE',
      'usa',
      expect.stringMatching(/^https:/),
      expect.stringMatching(/^2026-11-/),
    ]);
    expect(parts.every(({ clicks, impressions }) => clicks <= impressions)).toBe(true);
  });

  test('can be filtered, and says by what it counted', async () => {
    const filters = [{ dimension: 'page', operator: 'contains', expression: '/about' }];
    const response = await google.query(domain, {
      ...week,
      dimensions: ['query'],
      dimensionFilterGroups: [{ filters }],
    });
    const answer = queryAnswer.parse(await response.json());
    expect(answer.responseAggregationType).toBe('byPage');
    expect(answer.rows?.map(({ keys }) => keys?.[0])).toContain('best churches in austin');
    expect(answer.rows?.map(({ keys }) => keys?.[0])).not.toContain('grace hill kids');
  });

  test('returns 1000 rows by default, and the next ones from startRow', async () => {
    const many = { startDate: '2026-09-01', endDate: '2026-10-31', dimensions: ['date', 'query'] };
    const first = await google.rowsOf(domain, many);
    expect(first).toHaveLength(1000);
    const all = await google.rowsOf(domain, { ...many, rowLimit: 25_000 });
    expect(all.length).toBeGreaterThan(2000);
    expect(await google.rowsOf(domain, { ...many, startRow: 1000 })).toEqual(all.slice(1000, 2000));
  });

  test('leaves out rows where there is nothing', async () => {
    const response = await google.query('https://give.gracehill.example/', week);
    expect(await response.json()).toEqual({ responseAggregationType: 'byProperty' });
  });

  test('leaves out days on which nobody searched', async () => {
    const site = encodeURIComponent('https://www.harborcommunity.example/');
    const range = { startDate: '2026-01-01', endDate: '2026-10-27', dimensions: ['date'] };
    const response = await google.queryAt(site, range, 'one-property');
    const { rows } = queryAnswer.parse(await response.json());
    expect(rows?.length).toBeLessThan(300);
    expect(rows?.length).toBeGreaterThan(200);
    google.sandbox.switches.google.allHoldsZeroDays = true;
    const all = queryAnswer.parse(await (await google.queryAt(site, range, 'one-property')).json());
    expect(all.rows).toHaveLength(300);
    expect(all.rows?.some(({ impressions }) => impressions === 0)).toBe(true);
  });

  test('a prefix property sees its own pages alone', async () => {
    const pages = await google.rowsOf('https://www.gracehill.example/sermons/', {
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
    const dates = (await google.rowsOf(domain, lately)).map(({ keys }) => keys?.[0] ?? '');
    expect(['2026-11-18', '2026-11-19']).toContain(dates.toSorted().at(-1));
  });

  test('come early with dataState all, and the answer says where they begin', async () => {
    const final = (await google.rowsOf(domain, lately))
      .map(({ keys }) => keys?.[0] ?? '')
      .toSorted();
    const response = await google.query(domain, { ...lately, dataState: 'all' });
    const answer = queryAnswer.parse(await response.json());
    const dates = (answer.rows ?? []).map(({ keys }) => keys?.[0] ?? '').toSorted();
    expect(dates.at(-1)).toBe('2026-11-21');
    expect(answer.metadata).toEqual({ firstIncompleteDate: dates[final.length] });
    const undated = await google.query(domain, {
      ...lately,
      dimensions: ['device'],
      dataState: 'all',
    });
    expect(await undated.json()).not.toHaveProperty('metadata');
  });

  test('are those of California', async () => {
    const untilMonday = { ...lately, endDate: '2026-11-23', dataState: 'all' };
    const days = async () => (await google.rowsOf(domain, untilMonday)).length;
    const before = await days();
    // From noon there to half past eleven at night, when it is tomorrow in UTC.
    google.sandbox.clock.advanceBy(11.5 * 60 * 60 * 1000);
    expect(await days()).toBe(before);
    google.sandbox.clock.advanceBy(3.5 * 60 * 60 * 1000);
    expect(await days()).toBe(before + 1);
    google.sandbox.clock.advanceBy(-15 * 60 * 60 * 1000);
  });
});
