import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { domain, prefix, startSearchConsole, week } from '#testing/sandbox/search-console.ts';
import { createSwitches } from '../switches.ts';

let google: Awaited<ReturnType<typeof startSearchConsole>>;
beforeAll(async () => {
  google = await startSearchConsole();
});
afterEach(() => {
  Object.assign(google.sandbox.switches, createSwitches());
});
afterAll(() => google.sandbox.close());

const lookAhead = {
  filters: [{ dimension: 'query', operator: 'includingRegex', expression: 'grace(?!hill)' }],
};

describe('a query is refused', () => {
  test.each([
    ['for a site of somebody else', encodeURIComponent('https://www.harborcommunity.example/')],
    ['for a site that nobody verified', encodeURIComponent('https://old.gracehill.example/')],
    ['for a domain that is not encoded', domain],
    ['for an address that is not encoded', prefix],
  ])('%s', async (_what, path) => {
    const response = await google.queryAt(path, week);
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
    ['date and hour', { ...week, dimensions: ['date', 'hour'] }, 'dimensions'],
    ['hours without hourly_all', { ...week, dimensions: ['hour'] }, 'dataState'],
    ['hourly_all without hours', { ...week, dataState: 'hourly_all' }, 'dataState'],
    ['an appearance by date', { ...week, dimensions: ['searchAppearance', 'date'] }, 'dimensions'],
    ['a look ahead', { ...week, dimensionFilterGroups: [lookAhead] }, 'expression'],
    ['a dimension twice', { ...week, dimensions: ['date', 'date'] }, 'dimensions'],
    [
      'pages by property',
      { ...week, dimensions: ['page'], aggregationType: 'byProperty' },
      'aggregationType',
    ],
  ])('for %s', async (_what, body, location) => {
    const response = await google.query(domain, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { code: 400, errors: [{ reason: 'invalidParameter', location }] },
    });
  });

  test.each([
    [403, 'quotaExceeded'],
    [429, 'rateLimitExceeded'],
  ] as const)('with %i when the quota is used up', async (status, reason) => {
    google.sandbox.switches.google.quotaExceeded = status;
    const response = await google.query(domain, week);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { errors: [{ reason }] } });
  });

  test('while the API is off in the project', async () => {
    google.sandbox.switches.google.isApiDisabled = true;
    const response = await google.query(domain, week);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      error: { errors: [{ reason: 'accessNotConfigured' }] },
    });
  });
});
