import { triedCards } from '../figures/tried-cards.ts';
import type { Owner } from './figures.ts';

/** Inserts the answered cards of `figures/tried-cards.ts`, as a church's people would have answered them. */
export async function buildTriedCards(
  owner: Owner,
  accountId: string,
  { from, count }: { from: string; count: number },
): Promise<void> {
  const rows = triedCards(from, count).map(
    ({ finding, week, dueOn, expected, score, answers }) => ({
      finding,
      week,
      due_on: dueOn,
      expected,
      measured_to: expected?.to ?? null,
      score,
      answer: answers[0]?.answer,
      reason: answers[0]?.reason,
    }),
  );
  await owner.query(
    `insert into analytics.recommendations (account_id, finding_id, rule, week, place, finding,
       due_on, expected, measured_to, score)
     select $1, finding ->> 'id', finding ->> 'rule', week, 1, finding, due_on, expected, measured_to,
       score
     from jsonb_to_recordset($2::jsonb) as row (finding jsonb, week date, due_on date, expected jsonb,
       measured_to date, score jsonb)`,
    [accountId, JSON.stringify(rows)],
  );
  await owner.query(
    `insert into analytics.recommendation_answers (account_id, recommendation_id, answer, reason)
     select $1, card.id, row.answer, row.reason
     from jsonb_to_recordset($2::jsonb) as row (finding jsonb, answer text, reason text)
     join analytics.recommendations as card
       on card.account_id = $1 and card.finding_id = row.finding ->> 'id'`,
    [accountId, JSON.stringify(rows)],
  );
}
