import type { Pool } from 'pg';
import { z } from 'zod';
import { type SearchParts, searchPartsOf } from '#analytics/pulse/search-parts.ts';
import type { Weekday } from '#contract/functions/measures.ts';
import { loadReadings } from '../sync/readings/reading-store.ts';

/** By week: clicks by name, local clicks. */
const stored = z.record(z.string(), z.tuple([z.number().nullable(), z.number().nullable()]));
const column = z.object({ search: stored });

/** Computes and stores the search details from daily readings. */
export async function keepSearchParts(
  jobs: Pool,
  accountId: string,
  weekStartsOn: Weekday,
): Promise<void> {
  const always = { from: '-infinity', to: 'infinity' };
  const days = await loadReadings(jobs, accountId, 'searchDays', always);
  const parts = [...searchPartsOf(days, weekStartsOn)].map(
    ([week, { brand, local }]) => [week, [brand, local]] as const,
  );
  await jobs.query(
    `update analytics.expected_weeks set search = $2
     where account_id = $1 and search is distinct from $2::jsonb`,
    [accountId, JSON.stringify(Object.fromEntries(parts))],
  );
}

/** Parses the stored details; empty if missing or of another shape. */
export function parseSearchParts(json: unknown): Map<string, SearchParts> {
  const kept = column.safeParse(json).data?.search ?? {};
  return new Map(Object.entries(kept).map(([week, [brand, local]]) => [week, { brand, local }]));
}
