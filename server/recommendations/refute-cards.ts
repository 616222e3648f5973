import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { addWeeks } from '#analytics/calendar/church-week.ts';
import { standsBy } from '#analytics/findings/still-holds.ts';
import { claimOf } from '#analytics/judging/borne-out.ts';
import type { Finding } from '#contract/findings.ts';
import type { ChurchHistory } from './church-history.ts';

/** Older cards are read as what was seen then, and rest on what can hardly be corrected any more. */
const weeksLookedBack = 26;

/**
 * Settles the cards that nobody has answered and that would not have been made by what is known of their weeks by now:
 * their numbers were not entered yet, or have been corrected. They stay settled, whatever is read later. Once a week is
 * enough for what was corrected.
 *
 * @param client of `steeple_jobs`, within a transaction
 * @param newest the week that is looked at
 */
export async function refuteCards(
  client: ClientBase,
  accountId: string,
  history: ChurchHistory,
  newest: string,
): Promise<void> {
  const { rows } = await client.query<{
    id: string;
    week: string;
    today: string;
    finding: Finding;
  }>(
    `select id, week::text, looked_on::text as today, finding
     from analytics.recommendations join analytics.recommendation_weeks using (account_id, week)
     where account_id = $1 and status = 'new' and not is_refuted and week between $2 and $3
       and not exists (select from analytics.recommendation_weeks as looked
         where looked.account_id = $1 and looked.week = $4)`,
    [accountId, addWeeks(newest, -weeksLookedBack), addWeeks(newest, -1), newest],
  );
  const refuted: string[] = [];
  for (const { id, week, today, finding } of rows.filter((row) => claimOf(row.finding) !== null)) {
    if (!standsBy(finding, history.asOf({ week, today, connections: [] }).church)) {
      refuted.push(id);
    }
    // Yields to requests between two cards: half a year can have many that nobody answered.
    await yieldToEventLoop();
  }
  await client.query(
    // Somebody may have answered one meanwhile.
    `update analytics.recommendations set is_refuted = true
     where account_id = $1 and id = any($2) and status = 'new'`,
    [accountId, refuted],
  );
}
