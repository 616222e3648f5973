import type { Job, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';

export type JobLoop = {
  /** Looks for jobs at once, e.g. because one was just sent. */
  wake(): void;
  /** Whether it works on as many jobs as it may, so that others wait. */
  isFull(): boolean;
  /** Takes no more jobs, aborts those that are running, and waits for them. */
  stop(): Promise<void>;
};

export type JobLoopServices<Data> = {
  boss: Pick<PgBoss, 'fetch' | 'touch' | 'complete' | 'fail'>;
  queue: string;
  /** How many jobs this process works on at once. */
  atOnce: number;
  /** How often an idle process looks for jobs. */
  pollMs: number;
  log: Logger;
  /** The signal aborts when the process stops or loses the job. Errors return the job to the queue. */
  work(data: Data, signal: AbortSignal): Promise<void>;
};

/** Well within the queue's heartbeat. */
const touchMs = 3_000;

/**
 * Works on a queue's jobs, up to `atOnce` in parallel, and starts the next as soon as one ends. pg-boss's
 * own workers take one job per polling interval, which is two a second at best
 * (docs/decisions/sync-jobs.md).
 */
export function startJobLoop<Data extends object>(services: JobLoopServices<Data>): JobLoop {
  const { boss, queue, atOnce, pollMs, log } = services;
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isAskedAgain = false;

  const take = (job: Job<Data>): void => {
    const work = workOn(services, job, stopping.signal).finally(() => {
      running.delete(work);
      look();
    });
    running.add(work);
  };

  const fetchJobs = async (): Promise<void> => {
    try {
      const batchSize = atOnce - running.size;
      const jobs = batchSize > 0 ? await boss.fetch<Data>(queue, { batchSize }) : [];
      jobs.forEach(take);
    } catch (error) {
      log.warn({ err: error, queue }, 'no jobs could be fetched');
    }
  };

  const look = (): void => {
    if (stopping.signal.aborted) {
      return;
    }
    if (looking) {
      isAskedAgain = true;
      return;
    }
    clearTimeout(timer);
    looking = fetchJobs().finally(() => {
      looking = undefined;
      if (isAskedAgain) {
        isAskedAgain = false;
        look();
      } else if (!stopping.signal.aborted) {
        timer = setTimeout(look, pollMs).unref();
      }
    });
  };
  look();

  return {
    wake: look,
    isFull: () => running.size >= atOnce,
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await looking;
      await Promise.all(running);
    },
  };
}

async function workOn<Data extends object>(
  { boss, queue, log, work }: JobLoopServices<Data>,
  job: Job<Data>,
  stopping: AbortSignal,
): Promise<void> {
  const attempt = { id: job.id, retryCount: job.retryCount };
  const heartbeat = setInterval(() => {
    boss.touch(queue, attempt).catch((error: unknown) => {
      log.warn({ err: error, queue }, 'a heartbeat did not reach the job queue');
    });
  }, touchMs).unref();
  try {
    await work(job.data, stopping);
    await boss.complete(queue, attempt);
  } catch (error) {
    log.error({ err: error, queue }, 'a job failed');
    // If this fails too, the sweep finds whatever is still due.
    await boss.fail(queue, attempt).catch(() => {});
  } finally {
    clearInterval(heartbeat);
  }
}
