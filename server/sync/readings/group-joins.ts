import type { PoolClient } from 'pg';
import { addDays } from '#analytics/calendar/plain-date.ts';
import type { GroupJoinReading } from '#analytics/figures/readings.ts';
import { keptDaysOf } from './kinds.ts';
import { loadReadings, replaceReadings, type Span } from './reading-store.ts';

/**
 * Adds who joined groups to what is known: whoever has left since is no longer listed, and stays here until
 * no cohort needs them.
 *
 * @param today the church's local date
 * @returns the days of which joins are kept
 */
export async function addGroupJoins(
  client: PoolClient,
  { accountId, today }: { accountId: string; today: string },
  found: readonly GroupJoinReading[],
): Promise<Span> {
  const span = { from: addDays(today, -(keptDaysOf('groupJoins') ?? 0)), to: today };
  const known = await loadReadings(client, accountId, 'groupJoins', span);
  const groups = Map.groupBy(
    [...known, ...found],
    ({ day, groupTypeId }) => `${day} ${groupTypeId}`,
  );
  const joins = [...groups.values()].flatMap((group) => {
    const people = [...new Set(group.flatMap((each) => each.people))].sort();
    return group.slice(0, 1).map(({ day, groupTypeId }) => ({ day, groupTypeId, people }));
  });
  await replaceReadings(client, { accountId, kind: 'groupJoins' }, span, joins);
  return span;
}
