import type { Pool } from 'pg';
import { finding } from '#contract/findings.ts';
import type { CardWording } from '#contract/functions/recommendations.ts';
import type { Config } from '../../config.ts';
import { chooseEntries } from '../choose-entries.ts';
import { endpointOf, providerOf } from './endpoint.ts';
import { mayBeSent } from './small-cells.ts';
import { type Attempt, type Worded, wordFinding } from './word-finding.ts';

const cardsAtOnce = 3;

/**
 * Lets a model word the newest cards of a church that has turned it on, within its budget. Runs in a
 * job, never in a request, and holds no database connection while waiting for the model. Requests are
 * always stored, answers only after they pass the check.
 *
 * @param pool of `steeple_jobs`
 */
export async function wordCards(
  pool: Pool,
  accountId: string,
  config: Config,
  signal?: AbortSignal,
): Promise<void> {
  const endpoint = endpointOf(config);
  const provider = providerOf(config);
  if (!endpoint || !provider) {
    return;
  }
  for (const card of await cardsToWord(pool, accountId)) {
    const left = await requestsLeft(pool, accountId);
    if (left <= 0) {
      return;
    }
    const client = await pool.connect();
    const entries = await chooseEntries(client, accountId, card.finding, card.size).finally(() =>
      client.release(),
    );
    const material = { finding: card.finding, entries };
    const kept = keepRequests(pool, { accountId, cardId: card.id, endpoint });
    const { wording, attempts } = await wordFinding(endpoint, material, left, {
      signal,
      keep: kept.keep,
    }).catch(unlessRefused);
    await kept.settle(attempts, wording && { ...wording, by: provider });
    // If the endpoint fails for one card, it would fail for the next.
    if (attempts.at(-1)?.outcome === 'failed') {
      return;
    }
  }
}

/** The newest cards that were never sent and are still to do, if the church has turned it on. */
async function cardsToWord(pool: Pool, accountId: string) {
  const { rows } = await pool.query<{ id: string; finding: unknown; size: number | null }>(
    `select card.id, card.finding, (
        select percentile_disc(0.5) within group (order by value)::float from (
          select value from analytics.figures where account_id = $1 and figure = 'attendance'
            and state = 'complete' order by week desc limit 13) as newest) as size
     from analytics.recommendations as card
     join analytics.model_settings as settings using (account_id)
     where account_id = $1 and is_on and wording is null and status in ('new', 'accepted')
       and week = (select max(week) from analytics.recommendations where account_id = $1)
       and not exists (select from analytics.model_requests as sent
         where sent.account_id = $1 and sent.recommendation_id = card.id)
     order by place limit ${cardsAtOnce}`,
    [accountId],
  );
  return rows
    .map(({ id, finding: stored, size }) => ({ id, size, finding: finding.parse(stored) }))
    .filter((card) => mayBeSent(card.finding));
}

async function requestsLeft(pool: Pool, accountId: string): Promise<number> {
  const { rows } = await pool.query<{ left: number }>(
    `select (coalesce(max(requests_max), 0) - (select count(*) from analytics.model_requests
        where account_id = $1 and sent_at >= date_trunc('month', now())))::integer as left
     from analytics.model_settings where account_id = $1 and is_on`,
    [accountId],
  );
  return rows[0]?.left ?? 0;
}

function unlessRefused(error: unknown): Worded {
  if (error instanceof MayNotAsk) {
    return { wording: null, attempts: [] };
  }
  throw error;
}

type About = {
  accountId: string;
  cardId: string;
  endpoint: { baseUrl: string; model: string };
};

/** The initial outcome of a request, which remains if the server stops before the answer. */
const noAnswerYet = 'No answer came that we could use.';

/** The church has turned it off, its monthly budget is used up, or another run has taken this card. */
class MayNotAsk extends Error {}

/** Stores each request before it is sent, and afterwards its outcome together with the card's wording. */
function keepRequests(pool: Pool, { accountId, cardId, endpoint }: About) {
  const ids = new Map<string, string>();
  return {
    keep: async (request: string): Promise<void> => {
      const provider = new URL(endpoint.baseUrl).host;
      const { rows } = await pool.query<{ id: string | null }>(
        'select private.begin_model_request($1, $2, $3, $4, $5, $6, $7) as id',
        [accountId, cardId, ids.size === 0, provider, endpoint.model, request, noAnswerYet],
      );
      const id = rows[0]?.id;
      if (!id) {
        throw new MayNotAsk();
      }
      ids.set(request, id);
    },
    // One statement, so that no process that ends in between leaves a used answer that no card shows.
    settle: async (attempts: readonly Attempt[], wording: CardWording | null): Promise<void> => {
      const told = attempts.map(({ request, ...attempt }) => ({
        id: ids.get(request),
        ...attempt,
      }));
      await pool.query(
        `with settled as (
           update analytics.model_requests as sent
           set answer = told.answer, outcome = told.outcome, problem = told.problem
           from jsonb_to_recordset($3) as told (id uuid, answer text, outcome text, problem text)
           where sent.account_id = $1 and sent.id = told.id)
         update analytics.recommendations set wording = $4
         where account_id = $1 and id = $2 and wording is null and $4::jsonb is not null`,
        [accountId, cardId, JSON.stringify(told), wording && JSON.stringify(wording)],
      );
    },
  };
}
