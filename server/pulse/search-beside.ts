import type { Pool } from 'pg';
import { z } from 'zod';
import { type SearchDays, searchDaysOf } from '#analytics/pulse/search-days.ts';
import { type SearchParts, searchPartsOf } from '#analytics/pulse/search-parts.ts';
import type { Weekday } from '#contract/functions/measures.ts';
import { listOf } from '../church/list-of.ts';
import { loadReadings } from '../sync/readings/reading-store.ts';

/** By week: clicks by name, local clicks. */
const stored = z.record(z.string(), z.tuple([z.number().nullable(), z.number().nullable()]));
const column = z.object({ search: stored });
const daysColumn = z.object({
  searchDays: z.object({
    first: z.iso.date(),
    clicks: listOf((each) => each === null || typeof each === 'number'),
    provisional: listOf((each) => typeof each === 'number'),
  }),
});

/** Computes and stores the search details from daily readings. */
export async function keepSearch(
  jobs: Pool,
  accountId: string,
  weekStartsOn: Weekday,
): Promise<void> {
  const always = { from: '-infinity', to: 'infinity' };
  const days = await loadReadings(jobs, accountId, 'searchDays', always);
  const parts = [...searchPartsOf(days, weekStartsOn)].map(
    ([week, { brand, local }]) => [week, [brand, local]] as const,
  );
  const kept = searchDaysOf(days);
  await jobs.query(
    `update analytics.expected_weeks set search = $2, search_days = $3::text::json
     where account_id = $1
       and (search is distinct from $2::jsonb or search_days::text is distinct from $3::text)`,
    [accountId, JSON.stringify(Object.fromEntries(parts)), kept && JSON.stringify(kept)],
  );
}

/** Parses the stored details; empty if missing or of another shape. */
export function parseSearchParts(json: unknown): Map<string, SearchParts> {
  const kept = column.safeParse(json).data?.search ?? {};
  return new Map(Object.entries(kept).map(([week, [brand, local]]) => [week, { brand, local }]));
}

/** Parses the stored days; null if missing or of another shape. */
export function parseSearchDays(json: unknown): SearchDays | null {
  return daysColumn.safeParse(json).data?.searchDays ?? null;
}
