import type { PoolClient } from 'pg';
import { addDays } from '#analytics/calendar/plain-date.ts';
import type { GroupJoinReading } from '#analytics/figures/readings.ts';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import { loadReadings, replaceReadings } from './reading-store.ts';

/** As long as any cohort is followed: 72 weeks, and 13 for each quarter of its span. */
const longestWeeks = 72 + 13 * 4;

/**
 * Adds who joined groups to what is known: whoever has left since is no longer listed, and stays here until
 * no cohort needs them.
 *
 * @param today the church's local date
 */
export async function addGroupJoins(
  client: PoolClient,
  { accountId, type, today }: { accountId: string; type: IntegrationType; today: string },
  found: readonly GroupJoinReading[],
): Promise<void> {
  const span = { from: addDays(today, -7 * longestWeeks), to: today };
  const known = await loadReadings(client, accountId, 'groupJoins', span);
  const groups = Map.groupBy(
    [...known, ...found],
    ({ day, groupTypeId }) => `${day} ${groupTypeId}`,
  );
  const joins = [...groups.values()].flatMap((group) => {
    const people = [...new Set(group.flatMap((each) => each.people))].sort();
    return group.slice(0, 1).map(({ day, groupTypeId }) => ({ day, groupTypeId, people }));
  });
  await replaceReadings(client, { accountId, type, kind: 'groupJoins' }, span, joins);
}
