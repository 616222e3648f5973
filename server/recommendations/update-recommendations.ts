import type { ClientBase, Pool } from 'pg';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { expectOutcome, measuredTo, measureOf } from '#analytics/findings/expect-outcome.ts';
import { findFindings, type Shown } from '#analytics/findings/find-findings.ts';
import { chartsOf } from '#analytics/findings/finding-charts.ts';
import type { Finding, LookedAt } from '#contract/findings.ts';
import { recommendationWeeksMin } from '#contract/functions/recommendations.ts';
import { type Language, languageNow, languageOf } from '#contract/messages/language.ts';
import { inLockedTransaction } from '#database/access/in-transaction.ts';
import type { ChurchRows } from '../church/read-church.ts';
import { isHeld } from '../church/settled-cards.ts';
import { speakIn } from '../http/speak.ts';
import { chooseEntries } from './choose-entries.ts';
import type { ReadChurch } from './church-history.ts';
import { type CardSwitches, readHistory, seenWeeks } from './read-history.ts';
import { refuteCards } from './refute-cards.ts';
import { scoreCards } from './score-cards.ts';
import { inEveryLanguage, wordsOf } from './told-words.ts';

/** A card's step is due three days after it is made. */
const daysForStep = 3;

/**
 * Looks at a church's newest week, makes its cards, and scores those whose weeks are over. Call it after
 * figures and forecasts. Idempotent: a week keeps its cards, and nothing is scored twice.
 *
 * @param pool of `steeple_jobs`
 */
export async function updateRecommendations(
  pool: Pool,
  church: ChurchRows,
  switches?: CardSwitches,
): Promise<void> {
  // One at a time for each church, since two at once would make the same cards.
  await inLockedTransaction(pool, `recommendations ${church.accountId}`, (client) =>
    evaluateChurch(client, church, switches),
  );
}

/**
 * The same within the caller's transaction.
 *
 * @param client of `steeple_jobs`, or of the owner in a demo
 */
export async function evaluateChurch(
  client: ClientBase,
  church: ChurchRows,
  switches?: CardSwitches,
): Promise<void> {
  const { accountId, now } = church;
  const seen = seenWeeks(church);
  if (await isEvaluated(client, accountId, seen.week)) {
    return;
  }
  const read = await readHistory(client, church, { seen, ...switches });
  if (read) {
    const { history } = read;
    await refuteCards(client, accountId, history, read.now.week);
    await evaluateWeek(client, accountId, history.asOf(read.now), new Date(now));
  }
}

/** Whether a week has its cards, and no card of before waits for it. */
async function isEvaluated(client: ClientBase, accountId: string, week: string): Promise<boolean> {
  const { rows } = await client.query<{ is_evaluated: boolean }>(
    `select exists (select from analytics.recommendations where account_id = $1 and week = $2)
       and not exists (select from analytics.recommendations
         where account_id = $1 and measured_to <= $2 and score is null) as is_evaluated`,
    [accountId, week],
  );
  return rows[0]?.is_evaluated ?? false;
}

/**
 * Makes a week's cards and scores those that are due, from what was known then; in the language that all
 * of the church's people chose, else in English, and beside that in each for whoever reads it.
 *
 * @param client of `steeple_jobs`, within a transaction
 * @param read the church at that time
 * @param now when the cards are made
 */
export async function evaluateWeek(
  client: ClientBase,
  accountId: string,
  read: ReadChurch,
  now: Date,
): Promise<void> {
  if (read.weeksCounted < recommendationWeeksMin) {
    return;
  }
  const { rows } = await client.query<{ language: string | null }>(
    'select private.church_language($1) as language',
    [accountId],
  );
  await speakIn(languageOf(rows[0]?.language), async () => {
    await makeCards(client, accountId, read, now);
    await scoreCards(client, accountId, read);
  });
}

async function makeCards(
  client: ClientBase,
  accountId: string,
  read: ReadChurch,
  now: Date,
): Promise<void> {
  const { church } = read;
  const { rows: before } = await client.query<Shown>(
    `select week::text, json_build_object('id', finding_id, 'rule', rule,
       'figures', finding -> 'figures') as finding, case when ${isHeld('card')} then finding end as open
     from analytics.recommendations as card where account_id = $1 order by week`,
    [accountId],
  );
  if (before.some(({ week }) => week === church.week)) {
    return;
  }
  const earlier = before.filter(({ week }) => week < church.week);
  const here = languageNow();
  const found = findFindings(church, earlier);
  const { findings, lookedAt, held } = found;
  const spoken = inEveryLanguage((language) =>
    language === here ? found : findFindings(church, earlier),
  );
  await client.query(
    // A look back, at a week that is not whole any more, ends nothing that held later.
    `update analytics.recommendations as card set held_to = greatest(held_to, week, $2::date)
     where account_id = $1 and finding ->> 'id' = any($3) and ${isHeld('card')}`,
    [accountId, church.week, held],
  );
  await client.query(
    `insert into analytics.recommendation_weeks (account_id, week, looked_at, looked_on)
     values ($1, $2, $3, $4)
     on conflict (account_id, week) do update set looked_at = excluded.looked_at, looked_on = excluded.looked_on`,
    [accountId, church.week, JSON.stringify(inAll(lookedAt, spoken)), church.today],
  );
  for (const [index, finding] of findings.entries()) {
    const told = spoken.flatMap(([language, { findings: said }]) => {
      const same = said.find(({ id }) => id === finding.id);
      return same ? [[language, same] as const] : [];
    });
    await makeCard(client, accountId, read, { finding, told, place: index + 1, now });
  }
}

/** What was looked at, with its words in each language. */
function inAll(
  lookedAt: readonly LookedAt[],
  spoken: readonly [Language, { lookedAt: readonly LookedAt[] }][],
) {
  return lookedAt.map((look) => ({
    ...look,
    told: Object.fromEntries(
      spoken.map(([language, said]) => [
        language,
        said.lookedAt.find(({ rule }) => rule === look.rule),
      ]),
    ),
  }));
}

type Card = {
  finding: Finding;
  /** The same in each language. */
  told: readonly (readonly [Language, Finding])[];
  place: number;
  now: Date;
};

async function makeCard(
  client: ClientBase,
  accountId: string,
  { church, aheadOf, size }: ReadChurch,
  { finding, told, place, now }: Card,
): Promise<void> {
  const measure = measureOf(church, finding);
  const ahead = measure && aheadOf(measure.figure);
  const expect = () =>
    measure && ahead && expectOutcome(measure, church.week, ahead, church.currency);
  const expected = expect();
  const entries = await chooseEntries(client, accountId, finding, size);
  await client.query(
    `insert into analytics.recommendations (account_id, finding_id, rule, week, place, finding, entries,
       due_on, expected, measured_to, created_at, told)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict do nothing`,
    [
      accountId,
      finding.id,
      finding.rule,
      church.week,
      place,
      JSON.stringify({ ...finding, charts: chartsOf(church, finding) }),
      JSON.stringify(entries.map(({ prompt, ...used }) => used)),
      addDays(church.today, daysForStep),
      expected && JSON.stringify(expected),
      expected && measuredTo(expected),
      now,
      JSON.stringify(
        Object.fromEntries(
          told.map(([language, said]) => [
            language,
            speakIn(language, () => wordsOf(said, expect())),
          ]),
        ),
      ),
    ],
  );
}
