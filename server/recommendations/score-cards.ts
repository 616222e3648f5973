import type { ClientBase } from 'pg';
import { scoreOutcome } from '#analytics/findings/expect-outcome.ts';
import type { ExpectedOutcome, OutcomeScore } from '#contract/functions/recommendations.ts';
import type { ReadChurch } from './church-history.ts';
import { inEveryLanguage, type ToldWords, toldWords, withScore } from './told-words.ts';

/** Scores the cards whose weeks are over and were counted. */
export async function scoreCards(
  client: ClientBase,
  accountId: string,
  { church }: ReadChurch,
): Promise<void> {
  const { rows } = await client.query<{ id: string; expected: ExpectedOutcome; told: unknown }>(
    `select id, expected, told from analytics.recommendations
     where account_id = $1 and measured_to <= $2 and score is null`,
    [accountId, church.week],
  );
  for (const { id, expected, told } of rows) {
    const history = church.figures.get(expected.figure);
    const scored = () =>
      history ? scoreOutcome(expected, history, church.today, church.currency) : null;
    const score = scored();
    if (score) {
      await client.query(
        'update analytics.recommendations set score = $3, told = $4 where account_id = $1 and id = $2',
        [
          accountId,
          id,
          JSON.stringify(score),
          JSON.stringify(toldScores(toldWords.parse(told), scored)),
        ],
      );
    }
  }
}

/** What a card says in each language, now that it is scored. */
function toldScores(told: ToldWords, scored: () => OutcomeScore | null): ToldWords {
  const said = inEveryLanguage((language) => {
    const [words, score] = [told[language], scored()];
    return words && score ? withScore(words, score) : words;
  });
  return { ...told, ...Object.fromEntries(said) };
}
