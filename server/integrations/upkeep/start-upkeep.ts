import { createForgettingNames } from './forget-names.ts';
import { forgetStates } from './forget-states.ts';
import { keepAlive } from './keep-alive.ts';
import { createResealing } from './reseal.ts';
import { createResealingFactors } from './reseal-factors.ts';
import { revokeTokens } from './revoke-tokens.ts';
import type { UpkeepServices } from './upkeep-services.ts';

/** The background work on connections. */
export type Upkeep = {
  /**
   * Starts no further work and waits for what is running, but not for providers to answer
   * revocations.
   */
  stop(): Promise<void>;
};

/**
 * Starts the rounds: revokes tokens that are no longer ours, renews unused ones, re-encrypts what
 * an older key sealed, deletes abandoned OAuth states. Errors are logged. Any number of processes
 * may do this on one database.
 */
export function startUpkeep(services: UpkeepServices): Upkeep {
  const { log, intervalMs } = services;
  const stopping = new AbortController();
  const reseal = createResealing(services);
  const resealFactors = createResealingFactors(services);
  const tasks = {
    revocations: () => revokeTokens(services, stopping.signal),
    'keep-alive': () => keepAlive(services),
    resealing: reseal,
    'resealing second steps': resealFactors,
    names: createForgettingNames(services.pool, services.auditNamesDays),
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
