import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from '../access/error-reason.ts';
import type { Postmaster } from './postmaster.ts';

type Keeping = {
  start(): Promise<Pick<Postmaster, 'ended' | 'stop'>>;
  say(line: string): void;
  /** Called once, when it gives up. */
  onGivenUp(reason: string): void;
  /** How long a run must last not to count as an early exit. */
  goodRunMs?: number;
  /** The pause before the first restart; doubled with each early exit. */
  pauseMs?: number;
};

/** A PostgreSQL that is restarted when it exits, until it is stopped. */
export type KeptRunning = { stop(): Promise<void> };

/** Early exits in a row after which it gives up. */
const quickDeathsMax = 5;

/**
 * Starts PostgreSQL and restarts it whenever it exits unasked; gives up when that keeps failing.
 *
 * @throws what the first start throws
 */
export async function keepRunning(keeping: Keeping): Promise<KeptRunning> {
  const { start, say, onGivenUp, goodRunMs = 60_000, pauseMs = 50 } = keeping;
  const stopping = new AbortController();
  let current = await start();
  const watching = watch();

  async function watch(): Promise<void> {
    let startedAt = Date.now();
    let quickDeaths = 0;
    let death = await current.ended;
    while (!stopping.signal.aborted) {
      quickDeaths = Date.now() - startedAt < goodRunMs ? quickDeaths + 1 : 1;
      if (quickDeaths > quickDeathsMax) {
        onGivenUp(`PostgreSQL died ${quickDeaths} times in a row. The last time: ${death}`);
        return;
      }
      say(`PostgreSQL died (${death}). Starting it again.`);
      await pause(pauseMs * 2 ** (quickDeaths - 1), stopping.signal);
      startedAt = Date.now();
      death = await runOnce();
    }
  }

  async function runOnce(): Promise<string> {
    if (stopping.signal.aborted) {
      return '';
    }
    try {
      current = await start();
    } catch (error) {
      return reasonOf(error);
    }
    if (stopping.signal.aborted) {
      await current.stop();
    }
    return current.ended;
  }

  return {
    stop: async () => {
      stopping.abort();
      await current.stop();
      await watching;
    },
  };
}

/** Sleeps without keeping the process alive; cut short by the signal. */
async function pause(timeMs: number, signal: AbortSignal): Promise<void> {
  await sleep(timeMs, undefined, { ref: false, signal }).catch(() => {});
}
