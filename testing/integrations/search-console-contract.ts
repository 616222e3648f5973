import { describe, expect, test } from 'vitest';
import { addDays, pacificDate } from '#server/integrations/google-search-console/pacific-dates.ts';
import { readSearchAnalytics } from '#server/integrations/google-search-console/read-search-analytics.ts';
import { createSearchConsole } from '#server/integrations/google-search-console/search-console.ts';
import { testProviderAccess } from './provider-access.ts';

/** The owner of the access token that a test needs. */
export type SearchConsolePerson = 'owner of several properties' | 'owner of none';

/** A stand-in for Search Console, or Search Console itself. */
export type SearchConsoleStand = {
  /** The documented variables with its addresses. */
  variables(): Record<string, string>;
  /** A valid token. */
  accessToken(person: SearchConsolePerson): string;
  /** Its time. */
  now(): Date;
  /** Two properties of the owner of several: one with traffic, one without. */
  sites: { found: string; unfound: string };
};

/** Contract tests: what our client requires of Search Console and of any stand-in. */
export function testSearchConsoleContract(stand: SearchConsoleStand): void {
  const connect = (accessToken = stand.accessToken('owner of several properties')) =>
    createSearchConsole(
      testProviderAccess('google_search_console', stand.variables(), { accessToken }),
    );

  describe('Search Console', () => {
    test('lists properties of both kinds, and none that was never verified', async () => {
      const properties = await connect().listProperties();
      const urls = properties.map(({ siteUrl }) => siteUrl);
      expect(urls).toContainEqual(expect.stringMatching(/^sc-domain:/));
      expect(urls).toContainEqual(expect.stringMatching(/^https:\/\/.+\/$/));
      for (const { permissionLevel } of properties) {
        expect(permissionLevel).toMatch(/^site(Owner|FullUser|RestrictedUser)$/);
      }
    });

    test('lists nothing for whoever has no property', async () => {
      expect(await connect(stand.accessToken('owner of none')).listProperties()).toEqual([]);
    });

    test('has numbers of seven complete days', async () => {
      const { found } = stand.sites;
      const { totals, topQueries, topPages, period } = await readSearchAnalytics(
        connect(),
        found,
        stand.now(),
      );
      expect(period.endDate).toBe(addDays(period.startDate, 6));
      expect(period.endDate < pacificDate(stand.now())).toBe(true);
      expect(totals.clicks).toBeGreaterThan(0);
      expect(totals.avgCTR).toBeCloseTo((totals.clicks / totals.impressions) * 100, 1);
      expect(totals.avgPosition).toBeGreaterThanOrEqual(1);
      for (const list of [topQueries, topPages]) {
        const clicks = list.map((entry) => entry.clicks);
        expect(list.length).toBeGreaterThan(0);
        expect(list.length).toBeLessThanOrEqual(5);
        expect(clicks).toEqual(clicks.toSorted((one, other) => other - one));
      }
      const clicksOfQueries = topQueries.reduce((sum, { clicks }) => sum + clicks, 0);
      expect(totals.clicks).toBeGreaterThanOrEqual(clicksOfQueries);
    });

    test('calls the day after those seven incomplete', async () => {
      const { found } = stand.sites;
      const { period } = await readSearchAnalytics(connect(), found, stand.now());
      const days = { startDate: period.startDate, endDate: addDays(period.endDate, 1) };
      const { firstIncompleteDate, rows } = await connect().query(found, {
        ...days,
        dimensions: ['date'],
        dataState: 'all',
      });
      expect(firstIncompleteDate).toBe(days.endDate);
      expect(rows.map(({ key }) => key)).toContain(days.endDate);
      const final = await connect().query(found, {
        ...days,
        dimensions: ['date'],
        dataState: 'final',
      });
      expect(final.rows.map(({ key }) => key)).not.toContain(days.endDate);
    });

    test('has zeros for a property that nobody found', async () => {
      const { unfound } = stand.sites;
      expect(await readSearchAnalytics(connect(), unfound, stand.now())).toMatchObject({
        totals: { clicks: 0, impressions: 0, avgPosition: 0, avgCTR: 0 },
        topQueries: [],
        topPages: [],
      });
    });

    test('refuses a site of others', async () => {
      const site = 'sc-domain:a-site-of-others.example';
      await expect(readSearchAnalytics(connect(), site, stand.now())).rejects.toMatchObject({
        code: 'provider_refused',
      });
    });

    test('refuses a token that it does not know, so that it is renewed', async () => {
      await expect(connect('a-token-of-nobody').listProperties()).rejects.toMatchObject({
        name: 'AccessTokenRefused',
      });
    });
  });
}
