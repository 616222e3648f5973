import { forgetStates } from './forget-states.ts';
import { keepAlive } from './keep-alive.ts';
import { createResealing } from './reseal.ts';
import { revokeTokens } from './revoke-tokens.ts';
import type { UpkeepServices } from './upkeep-services.ts';

/** What has to be done about connections though nobody asks for it. */
export type Upkeep = {
  /** Begins nothing more and waits for what is under way; a provider is not waited for to give tokens back. */
  stop(): Promise<void>;
};

/**
 * Starts the rounds: gives tokens back that are ours no longer, renews those that nobody uses, seals
 * anew what an older key sealed, forgets sign-ins that were never finished. Errors are logged. Any
 * number of processes may do so on one database.
 */
export function startUpkeep(services: UpkeepServices): Upkeep {
  const { log, intervalMs } = services;
  const stopping = new AbortController();
  const reseal = createResealing(services);
  const tasks = {
    revocations: () => revokeTokens(services, stopping.signal),
    'keep-alive': () => keepAlive(services),
    resealing: reseal,
    states: () => forgetStates(services.pool),
  };

  const round = async (): Promise<void> => {
    await Promise.all(
      Object.entries(tasks).map(async ([task, work]) => {
        try {
          await work();
        } catch (error) {
          log.error({ err: error, task }, 'a task of the upkeep failed');
        }
      }),
    );
  };

  let running = Promise.resolve();
  const plan = (): NodeJS.Timeout =>
    setTimeout(() => {
      running = round().then(() => {
        timer = stopping.signal.aborted ? timer : plan();
      });
    }, intervalMs).unref();
  let timer = plan();

  return {
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
