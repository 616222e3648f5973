import type { Pool } from 'pg';
import { type Deadline, outOfTime, pause } from './deadline.ts';
import type { ConnectionKey, ProviderRate } from './provider.ts';
import { ConnectionLost, ProviderBusy } from './provider-error.ts';

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
   *   over; ConnectionLost
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

/** Who asks. */
type Asking = {
  /** `foreground` when a person waits (up to 80 of 100 requests), `background` otherwise (50). */
  kind: 'foreground' | 'background';
  /** The run that holds the connection's lease, where a sync asks: without it there is no turn. */
  holder?: string;
};

const takeTurn = 'select private.take_provider_turn($1, $2, $3) as wait_ms';
const takeTurnOfRun = `${takeTurn}, exists (select from private.sync_connections
  where account_id = $1 and integration_type = $2 and holder = $4) as is_held`;

/**
 * The pace of one connection.
 *
 * @param pool one that may call `private.take_provider_turn`; of `steeple_jobs` for a run
 * @param rate the known limit: of what an answer says, only a smaller limit is believed
 */
export function createProviderPace(
  pool: Pool,
  { accountId, type }: ConnectionKey,
  rate: ProviderRate,
  { kind, holder }: Asking,
): ProviderPace {
  let known: number | null = null;
  const whose = [accountId, type, kind === 'background'];
  const ask = async ({ signal }: Deadline): Promise<number> => {
    if (signal.aborted) {
      throw outOfTime();
    }
    const { rows } = await pool.query<{ wait_ms: number; is_held?: boolean }>(
      holder === undefined ? takeTurn : takeTurnOfRun,
      holder === undefined ? whose : [...whose, holder],
    );
    const [{ wait_ms: waitMs, is_held: isHeld = true } = { wait_ms: 0 }] = rows;
    if (waitMs === 0 && (signal.aborted || !isHeld)) {
      await pool.query('select private.return_provider_turn($1, $2, $3)', whose);
    }
    if (!isHeld) {
      throw new ConnectionLost();
    }
    if (waitMs === 0 && signal.aborted) {
      throw outOfTime();
    }
    return waitMs;
  };
  return {
    waitForTurn: async (deadline) => {
      for (;;) {
        const waitMs = await ask(deadline);
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
