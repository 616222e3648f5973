import type { Pool, PoolClient } from 'pg';
import { idsThere } from '#analytics/choices/choice-lists.ts';
import { isAboutNew } from '#analytics/choices/questions.ts';
import type { MeasureChoices, MeasureQuestion } from '#contract/functions/measures.ts';
import { readChoices } from '../../church/choices.ts';

/** The figures of an account, `$1`, that are asked about, as a subquery. */
export const askedFigures = `select figure from analytics.questions
  where account_id = $1 and about = 'choices' and answered_at is null`;

type Asked = {
  questions: readonly MeasureQuestion[];
  /** Those that a church which has chosen is asked as well. */
  evenIfChosen?: readonly MeasureQuestion[];
  /** How ids of questions begin whose facts were not read now: they stay open. */
  unread?: readonly string[];
  /** The choices that the answers change. */
  basis: MeasureChoices;
};

/**
 * Replaces the open questions, and holds the weeks of their figures. A question once answered stays so; a
 * church that has chosen is only asked about what was not there to choose from, and what it no longer counts.
 */
export async function askQuestions(
  client: PoolClient,
  accountId: string,
  { questions, evenIfChosen = [], unread = [], basis }: Asked,
): Promise<void> {
  const open = await openIds(client, accountId);
  const kept = await readChoices(client, accountId);
  const chosenFrom = kept?.chosenFrom ?? null;
  const there = kept ? idsThere(kept.available) : {};
  const isAsked = (question: MeasureQuestion) =>
    chosenFrom === null || open.includes(question.id) || isAboutNew(question, there, chosenFrom);
  const asked = [...questions.filter(isAsked), ...evenIfChosen];
  await client.query(
    `delete from analytics.questions
     where account_id = $1 and about = 'choices' and answered_at is null and id <> all ($2)
       and not exists (select from unnest($3::text[]) as kept (start) where starts_with(id, start))`,
    [accountId, asked.map(({ id }) => id), unread],
  );
  await client.query(
    `insert into analytics.questions as kept (account_id, id, figure, question, answers, choices)
     select $1, id, figure, question, answers, $3
     from jsonb_to_recordset($2) as asked (id text, figure text, question text, answers jsonb)
     on conflict (account_id, id) do update set figure = excluded.figure, question = excluded.question,
       answers = excluded.answers, choices = excluded.choices
     where kept.answered_at is null`,
    [accountId, JSON.stringify(asked), JSON.stringify(basis)],
  );
  await client.query(
    `update analytics.figures set state = 'incomplete', is_held = true
     where account_id = $1 and state = 'complete' and figure in (${askedFigures})`,
    [accountId],
  );
}

async function openIds(client: PoolClient, accountId: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from analytics.questions
     where account_id = $1 and about = 'choices' and answered_at is null`,
    [accountId],
  );
  return rows.map(({ id }) => id);
}

/** Whether weeks are held about which nothing is asked any more. */
export async function areHeldInVain(pool: Pool, accountId: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from analytics.figures
     where account_id = $1 and is_held and figure not in (${askedFigures}) limit 1`,
    [accountId],
  );
  return rowCount !== 0;
}

/** Completes the weeks that were held until an answer; call it once figures are computed with it. */
export async function releaseFigures(client: PoolClient, accountId: string): Promise<void> {
  await client.query(
    `update analytics.figures set state = 'complete', is_held = false
     where account_id = $1 and is_held and figure not in (${askedFigures})`,
    [accountId],
  );
}
