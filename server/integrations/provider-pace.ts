import type { Pool } from 'pg';
import { type Deadline, outOfTime, pause } from './deadline.ts';
import type { ConnectionKey, ProviderRate } from './provider.ts';
import { ProviderBusy } from './provider-error.ts';

/** The status and the headers of an answer, before its body is read. */
export type AnswerHead = {
  headers: Headers;
  /** How many seconds the provider asks us to wait, or null. */
  busySeconds: number | null;
};

/** The rate limit of one connection, over all processes and all connections of its person. */
export type ProviderPace = {
  /**
   * Counts one request, as soon as the limit allows it. One that is given up before it is sent does
   * not count.
   *
   * @throws ProviderBusy when it does not within the deadline; ProviderError when the deadline is
   *   over
   */
  waitForTurn(deadline: Deadline): Promise<void>;
  /** Adopts the limit that an answer names. */
  note(head: AnswerHead): Promise<void>;
};

/**
 * Above this share of the limit, which is more than we use in the background, others are using it
 * too.
 */
const ownShareMax = 0.6;

/**
 * The pace of one connection.
 *
 * @param pool one that may call `private.take_provider_turn`
 * @param rate the known limit: of what an answer says, only a smaller limit is believed
 * @param kind `foreground` when a person waits (up to 80 of 100 requests), `background` otherwise
 *   (50)
 */
export function createProviderPace(
  pool: Pool,
  { accountId, type }: ConnectionKey,
  rate: ProviderRate,
  kind: 'foreground' | 'background',
): ProviderPace {
  let known: number | null = null;
  const whose = [accountId, type, kind === 'background'];
  const takeTurn = async ({ signal }: Deadline): Promise<number> => {
    if (signal.aborted) {
      throw outOfTime();
    }
    const { rows } = await pool.query<{ wait_ms: number }>(
      'select private.take_provider_turn($1, $2, $3) as wait_ms',
      whose,
    );
    const waitMs = rows[0]?.wait_ms ?? 0;
    if (waitMs === 0 && signal.aborted) {
      await pool.query('select private.return_provider_turn($1, $2, $3)', whose);
      throw outOfTime();
    }
    return waitMs;
  };
  return {
    waitForTurn: async (deadline) => {
      for (;;) {
        const waitMs = await takeTurn(deadline);
        if (waitMs === 0) {
          return;
        }
        if (waitMs >= deadline.remainingMs()) {
          throw new ProviderBusy(
            `${type}: this connection has asked as often as it may for now`,
            new Date(Date.now() + waitMs),
          );
        }
        await pause(deadline, waitMs);
      }
    },
    note: async ({ headers, busySeconds }) => {
      const { limit, count } = readRate(headers, rate);
      const othersAsk = count !== null && count > limit * ownShareMax;
      if (limit === known && !othersAsk && busySeconds === null) {
        return;
      }
      known = limit;
      await pool.query('select private.note_provider_rate($1, $2, $3, $4, $5, $6)', [
        accountId,
        type,
        limit,
        rate.periodSeconds,
        othersAsk,
        busySeconds ?? 0,
      ]);
    },
  };
}

/** Planning Center's headers. The period they name is not believed: a long one would stop a church. */
function readRate(headers: Headers, rate: ProviderRate): { limit: number; count: number | null } {
  const numberOf = (name: string): number | null => {
    const value = Number(headers.get(`x-pco-api-request-rate-${name}`)?.match(/^\s*(\d+)/)?.[1]);
    return value > 0 ? value : null;
  };
  return { limit: Math.min(numberOf('limit') ?? rate.limit, rate.limit), count: numberOf('count') };
}
