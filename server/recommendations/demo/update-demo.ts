import type { ClientBase, Pool, PoolClient } from 'pg';
import { addDays, dayNumber } from '#analytics/calendar/plain-date.ts';
import { runOnePass } from '#analytics/forecast/one-pass.ts';
import type { RuleId } from '#contract/findings.ts';
import { inLockedTransaction } from '#database/access/in-transaction.ts';
import { choicesInEffect, readChoices } from '../../church/choices.ts';
import { demoChurch } from '../../church/demo-church.ts';
import { type ChurchRows, readChurchRows } from '../../church/read-church.ts';
import { keepPastForecasts } from '../../forecast/demo-forecasts.ts';
import { type CardSwitches, type ReadHistory, readHistory } from '../read-history.ts';
import { evaluateWeek, updateRecommendations } from '../update-recommendations.ts';
import { answersTo, connectionsOn, type DemoAnswer } from './demo-story.ts';

/** The demo's history needs the pages of all its weeks. */
const pagesDaysOfDemo = 520;

/**
 * Updates a church's cards when the demo is on. Once the demo church has been read completely, creates
 * the cards of its past weeks with its staff's answers; any other church starts with the week it connects
 * in (docs/decisions/recommendations.md).
 *
 * @param pool of `steeple_jobs`
 */
export async function updateDemoRecommendations(
  pool: Pool,
  church: ChurchRows,
  switches?: CardSwitches,
): Promise<void> {
  if (church.accountId !== demoChurch.accountId) {
    await updateRecommendations(pool, church, switches);
    return;
  }
  const now = new Date(church.now);
  if (await ensurePast(pool, now, switches)) {
    // The other system's sync may have finished since the rows were read.
    await updateRecommendations(pool, await readChurchRows(pool, church.accountId, now), switches);
  }
}

/** Creates the demo's past when it is time. @returns whether the newest week can be looked at */
async function ensurePast(pool: Pool, now: Date, switches?: CardSwitches): Promise<boolean> {
  if (await hasHistory(pool)) {
    return true;
  }
  if (await addSeats(pool)) {
    return false;
  }
  await withDemoAdmin(pool, async (client) => {
    const church = await readChurchRows(client, demoChurch.accountId, now);
    const read = (await hasHistory(client)) ? null : await readPast(client, church, switches);
    if (read) {
      await createPast(client, read);
      await keepPastForecasts(client, church);
    }
  });
  return true;
}

/**
 * Reads the demo church's history with all years of its pages. No two of its weeks share a series, so
 * passes are not remembered.
 *
 * @param client of `steeple_jobs`
 */
export function readPast(
  client: ClientBase,
  church: ChurchRows,
  switches?: CardSwitches,
): Promise<ReadHistory | null> {
  const alone = { ...church, passOf: runOnePass };
  return readHistory(client, alone, { pagesDays: pagesDaysOfDemo, ...switches });
}

async function hasHistory(client: Pool | PoolClient): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from analytics.recommendation_weeks where account_id = $1 limit 1',
    [demoChurch.accountId],
  );
  return rowCount !== 0;
}

/**
 * Looks at each past week of the demo church as of the following Thursday, when it is closed.
 *
 * @param client of `steeple_jobs`, within a transaction
 */
async function createPast(client: PoolClient, { history, now }: ReadHistory): Promise<void> {
  for (const week of history.weeks.filter((each) => each < now.week)) {
    await createWeek(client, { history, now }, week);
  }
}

/** One of those weeks. */
export async function createWeek(
  client: PoolClient,
  { history, now }: Pick<ReadHistory, 'history' | 'now'>,
  week: string,
): Promise<void> {
  const { accountId } = demoChurch;
  const today = addDays(week, 10);
  const church = history.asOf({ week, today, connections: connectionsOn(today) });
  await evaluateWeek(client, accountId, church, noonOf(today));
  const { rows } = await client.query<{ id: string; rule: RuleId; earlier: number }>(
    `select id, rule, (select count(*)::integer from analytics.recommendations as older
       where older.account_id = card.account_id and older.rule = card.rule and older.week < card.week) as earlier
     from analytics.recommendations as card where account_id = $1 and week = $2 order by place`,
    [accountId, week],
  );
  for (const { id, rule, earlier } of rows) {
    const said = answersTo(rule, earlier).filter(
      ({ daysLater }) => addDays(today, daysLater) < now.today,
    );
    for (const answer of said) {
      await say(client, id, answer, today);
    }
  }
}

async function say(
  client: PoolClient,
  cardId: string,
  { answer, daysLater, reason }: DemoAnswer,
  madeOn: string,
): Promise<void> {
  await client.query(
    `insert into analytics.recommendation_answers
       (account_id, recommendation_id, answer, reason, answered_at) values ($1, $2, $3, $4, $5)`,
    [demoChurch.accountId, cardId, answer, reason, duringWork(addDays(madeOn, daysLater))],
  );
}

/** About noon in Texas. */
function noonOf(date: string): Date {
  return new Date(`${date}T17:00:00Z`);
}

/** A moment of that afternoon, not the same every day: people do not answer by the clock. */
function duringWork(date: string): Date {
  const seconds = 600 + ((dayNumber(date) * 7_919) % 13_500);
  return new Date(noonOf(date).getTime() + seconds * 1_000);
}

/**
 * Accepts the suggestions and adds the seats, unless somebody has chosen. Its groups have been followed since the
 * demo's connection: nobody who came since has left one. @returns whether it did
 */
async function addSeats(pool: Pool): Promise<boolean> {
  const kept = await readChoices(pool, demoChurch.accountId);
  if (!kept || kept.chosen !== null) {
    return false;
  }
  await withDemoAdmin(pool, async (client) => {
    await client.query(
      `update analytics.measure_choices set chosen = $2, chosen_by = $3, chosen_at = private.now()
       where account_id = $1 and chosen is null`,
      [
        demoChurch.accountId,
        JSON.stringify({ ...choicesInEffect(kept), seats: demoChurch.seats }),
        demoChurch.personId,
      ],
    );
    await client.query(
      `update private.reading_coverage set first_day = least(first_day, $2)
       where account_id = $1 and kind = 'groupJoins'`,
      [demoChurch.accountId, demoChurch.connectedOn],
    );
    await addGroupWeeks(client);
  });
  return true;
}

/** The weeks of its groups that were read before the first sync; see `add-group-history.ts`. */
async function addGroupWeeks(client: PoolClient): Promise<void> {
  await client.query(
    `insert into analytics.figures (account_id, figure, week, value, state, count, source, as_of)
     select account_id, 'group_members', day - 6, coalesce(lists -> 0 ->> 0, body -> 0 ->> 'people')::numeric, 'complete',
       coalesce(lists -> 0 ->> 1, body -> 0 ->> 'memberships')::integer, 'memberships', private.now()
     from private.readings
     where account_id = $1 and kind = 'memberCounts' and extract(isodow from day) = 7
       and day < private.now()::date - 4
     on conflict do nothing`,
    [demoChurch.accountId],
  );
}

/** One transaction as the demo's account admin, for the audit log and the cards. */
async function withDemoAdmin(
  pool: Pool,
  work: (client: PoolClient) => Promise<void>,
): Promise<void> {
  // Both connections' syncs may finish at the same time.
  await inLockedTransaction(pool, `recommendations ${demoChurch.accountId}`, async (client) => {
    await client.query(`select set_config('request.jwt.claims', $1, true)`, [
      JSON.stringify({ sub: demoChurch.personId }),
    ]);
    await work(client);
  });
}
