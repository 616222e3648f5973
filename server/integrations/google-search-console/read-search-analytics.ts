import type { SearchAnalytics } from '#contract/functions/google-search-console.ts';
import { findNewestDays } from './newest-days.ts';
import type { SearchConsole } from './search-console.ts';

const topEntries = 5;

/**
 * Reads the numbers of the Search Console page: totals, top queries and top pages of the newest
 * seven complete days. Totals are Google's own, never sums of rows: rare queries are missing from
 * those.
 *
 * @throws what the client throws
 */
export async function readSearchAnalytics(
  searchConsole: SearchConsole,
  siteUrl: string,
  now: Date,
): Promise<SearchAnalytics> {
  const period = await findNewestDays(searchConsole, siteUrl, now);
  const range = { ...period, dataState: 'final' } as const;
  const top = { ...range, rowLimit: topEntries };
  const [totals, queries, pages] = await Promise.all([
    searchConsole.query(siteUrl, range),
    searchConsole.query(siteUrl, { ...top, dimensions: ['query'] }),
    searchConsole.query(siteUrl, { ...top, dimensions: ['page'] }),
  ]);
  const [total = { clicks: 0, impressions: 0, ctr: 0, position: 0 }] = totals.rows;
  return {
    totals: {
      clicks: total.clicks,
      impressions: total.impressions,
      avgPosition: total.position,
      avgCTR: Math.round(total.ctr * 10_000) / 100,
    },
    topQueries: queries.rows.slice(0, topEntries).map(({ key, clicks, impressions, position }) => ({
      query: key,
      clicks,
      impressions,
      position,
    })),
    topPages: pages.rows.slice(0, topEntries).map(({ key, clicks, impressions, position }) => ({
      page: key,
      clicks,
      impressions,
      position,
    })),
    period,
  };
}
