import type pg from 'pg';
import { addDays } from '#analytics/calendar/plain-date.ts';
import type { Sandbox } from '#sandbox/start-sandbox.ts';

type Church = {
  accountId: string;
  /** Whose church it is at the sandbox. */
  identity: string;
  connectedAt: Date;
  now: Date;
};

/**
 * Stores what a church that has been connected for long has read of its groups each Sunday since: the
 * provider keeps no past of them, and a first sync reads only today's.
 *
 * @param client of the owner
 */
export async function addGroupHistory(
  client: pg.Client,
  sandbox: Pick<Sandbox, 'groupHistory'>,
  { accountId, identity, connectedAt, now }: Church,
): Promise<void> {
  const counted = sandbox.groupHistory(identity, sundaysBetween(connectedAt, now));
  await client.query(
    // In the order of server/sync/readings/reading-lists.ts.
    `insert into private.readings (account_id, kind, day, lists)
     select $1, 'memberCounts', day, json_build_array(json_build_array(people, memberships))
     from jsonb_to_recordset($2) as read (day date, people integer, memberships integer)
     on conflict do nothing`,
    [accountId, JSON.stringify(counted)],
  );
}

/** The Sundays from one moment until before another. */
function sundaysBetween(from: Date, until: Date): string[] {
  const first = from.toISOString().slice(0, 10);
  const sunday = addDays(first, (7 - from.getUTCDay()) % 7);
  const last = until.toISOString().slice(0, 10);
  const sundays: string[] = [];
  for (let day = sunday; day < last; day = addDays(day, 7)) {
    sundays.push(day);
  }
  return sundays;
}
