import type { Pool } from 'pg';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { z } from 'zod';
import { queueNames } from '#database/access/job-queue.ts';
import { type JobLoop, startJobLoop } from '../jobs/job-loop.ts';

/** Lets a model word a church's new cards. */
export type WordCards = (pool: Pool, accountId: string, signal: AbortSignal) => Promise<void>;

export type Wordings = {
  loop: JobLoop;
  /** Queues a church; nothing without a model. */
  ask(accountId: string): Promise<void>;
};

type WordingServices = {
  boss: PgBoss;
  pool: Pool;
  log: Logger;
  pollMs: number;
  wordCards: WordCards | undefined;
};

const job = z.object({ accountId: z.guid() });

/** How many churches a process has worded at once. */
const atOnce = 2;

/** Starts the wording of cards, in a queue of its own: a model may take a minute for a church. */
export function startWordings({
  boss,
  pool,
  wordCards,
  ...loopServices
}: WordingServices): Wordings {
  const queue = queueNames.wordings;
  const loop = startJobLoop({
    ...loopServices,
    boss,
    queue,
    atOnce,
    work: async (data, signal) => wordCards?.(pool, job.parse(data).accountId, signal),
  });
  return {
    loop,
    ask: async (accountId) => {
      if (wordCards) {
        await boss.insert(queue, [{ data: { accountId }, singletonKey: accountId }]);
        loop.wake();
      }
    },
  };
}
