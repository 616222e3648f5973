import type { Pool } from 'pg';
import { finding } from '#contract/findings.ts';
import { churchColumns } from '../../church/rows.ts';
import type { Config } from '../../config.ts';
import { chooseEntries } from '../choose-entries.ts';
import type { Choice } from './choose-wording.ts';
import { endpointOf, providerOf } from './endpoint.ts';
import { mayBeSent } from './may-be-sent.ts';
import { type Attempt, type Worded, wordFinding } from './word-finding.ts';

const cardsAtOnce = 3;

/** Requests of all churches in a calendar month (UTC): what a small model answers for some dollars. */
const ceiling = 10_000;

/**
 * Lets a model choose the wording of the newest cards of a church that has turned it on, within its
 * budget and the installation's. Runs in a job, never in a request, and holds no database connection while
 * waiting for the model. Requests are stored before they are sent.
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
    const kept = keepRequests(pool, {
      accountId,
      cardId: card.id,
      endpoint,
      ceiling,
    });
    const worded = await wordFinding(endpoint, material, left, { signal, keep: kept.keep }).catch(
      unlessRefused,
    );
    if (worded) {
      await kept.settle(worded.attempt, worded.choice && { ...worded.choice, by: provider });
    }
    // If the endpoint fails for one card, it would fail for the next.
    if (worded?.attempt.outcome === 'failed') {
      return;
    }
  }
}

/** The newest cards that were never sent and are still to do, if the church has turned it on. */
async function cardsToWord(pool: Pool, accountId: string) {
  const { rows } = await pool.query<{ id: string; finding: unknown; size: number | null }>(
    `select card.id, card.finding, ${churchColumns.usualSize}::float as size
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

function unlessRefused(error: unknown): Worded | null {
  if (error instanceof MayNotAsk) {
    return null;
  }
  throw error;
}

type About = {
  accountId: string;
  cardId: string;
  endpoint: { baseUrl: string; model: string };
  /** The most requests of all churches together in a month. */
  ceiling: number;
};

/** The initial outcome of a request, which remains if the server stops before the answer. */
const noAnswerYet = 'We didn’t get an answer we could use.';

/**
 * The church has turned it off, its monthly budget or the installation's is used up, or another run has
 * taken this card.
 */
class MayNotAsk extends Error {}

/** Stores each request before it is sent, and afterwards its outcome together with what was chosen. */
function keepRequests(pool: Pool, { accountId, cardId, endpoint, ceiling }: About) {
  const ids = new Map<string, string>();
  return {
    keep: async (request: string): Promise<void> => {
      const provider = new URL(endpoint.baseUrl).host;
      const { rows } = await pool.query<{ id: string | null }>(
        'select private.begin_model_request($1, $2, $3, $4, $5, $6, $7, $8) as id',
        [
          accountId,
          cardId,
          ids.size === 0,
          provider,
          endpoint.model,
          request,
          noAnswerYet,
          ceiling,
        ],
      );
      const id = rows[0]?.id;
      if (!id) {
        throw new MayNotAsk();
      }
      ids.set(request, id);
    },
    // One statement, so that no process that ends in between leaves a used answer that no card shows.
    settle: async (
      { request, answer, outcome, problem }: Attempt,
      choice: (Choice & { by: string }) | null,
    ): Promise<void> => {
      await pool.query(
        `with settled as (
           update analytics.model_requests set answer = $4, outcome = $5, problem = $6
           where account_id = $1 and id = $3)
         update analytics.recommendations set wording = $7
         where account_id = $1 and id = $2 and wording is null and $7::jsonb is not null`,
        [
          accountId,
          cardId,
          ids.get(request),
          answer,
          outcome,
          problem,
          choice && JSON.stringify(choice),
        ],
      );
    },
  };
}
