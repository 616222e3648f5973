import { tooManyAtOnce } from './refusals.ts';

export type FairSchedulerLimits = {
  /** How many quick statements of one person run at once. */
  atOnceMax: number;
  /** How long a further one waits in the queue. */
  waitMs: number;
};

/** At most 1,000 requests of one person may wait; further ones are refused at once. */
const waitingMax = 1_000;
/**
 * A statement of a screen takes some 2 ms, on a busy machine ten times that; a list of ten thousand
 * rows some 100. Quick statements cost nothing, so that many small requests of one person are
 * served at full speed.
 */
const quickMs = 30;
const slowMs = 200;
/** Database time that one person may use in a row, and how much of it is refilled per second. */
const budgetMaxMs = 3_000;
const refillMsPerSecond = 500;
/**
 * The debt is capped to what a second repays: waiting for a lock costs as much as working, and nobody
 * should pay for it once the lock is gone.
 */
const debtMaxMs = 500;
/** Tracks at most 5,000 people; idle ones are evicted first. */
const peopleMax = 5_000;

type Queue = {
  /** Grows with each quick statement; one after a slow one. */
  atOnce: number;
  running: number;
  waiting: Set<() => void>;
  budgetMs: number;
  refilledAtMs: number;
  pause: NodeJS.Timeout | undefined;
};

/**
 * Shares the database fairly among people. Quick statements of a person run a few at a time, slow
 * ones one after the other, and with pauses once the person has used up their share of database
 * time (quick ones cost nothing); the rest waits, first come first served. So nobody delays others
 * with expensive queries. Counts in this process only.
 *
 * @returns a function of a person id and a task; it throws ApiError 429 when the wait is too long
 */
export function createFairScheduler({ atOnceMax, waitMs }: FairSchedulerLimits) {
  const queues = new Map<string, Queue>();
  return async function schedule<Result>(
    personId: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const queue = queues.get(personId) ?? addQueue(queues, personId);
    if (queue.waiting.size === 0 && mayRun(queue)) {
      queue.running += 1;
    } else {
      const turn = waitIn(queue, waitMs);
      callNext(queue);
      await turn;
    }
    const startMs = performance.now();
    try {
      return await work();
    } finally {
      const tookMs = performance.now() - startMs;
      queue.running -= 1;
      queue.atOnce = tookMs < slowMs ? Math.min(queue.atOnce + 1, atOnceMax) : 1;
      refill(queue);
      const costMs = tookMs < quickMs ? 0 : tookMs;
      queue.budgetMs = Math.max(queue.budgetMs - costMs, -debtMaxMs);
      callNext(queue);
    }
  };
}

function addQueue(queues: Map<string, Queue>, personId: string): Queue {
  if (queues.size >= peopleMax) {
    for (const [id, { running, waiting }] of queues) {
      if (running === 0 && waiting.size === 0) {
        queues.delete(id);
      }
    }
  }
  const queue: Queue = {
    atOnce: 1,
    running: 0,
    waiting: new Set(),
    budgetMs: budgetMaxMs,
    refilledAtMs: performance.now(),
    pause: undefined,
  };
  queues.set(personId, queue);
  return queue;
}

function mayRun(queue: Queue): boolean {
  refill(queue);
  return queue.running < queue.atOnce && queue.budgetMs >= 0;
}

function refill(queue: Queue): void {
  const nowMs = performance.now();
  const gainedMs = ((nowMs - queue.refilledAtMs) / 1000) * refillMsPerSecond;
  queue.budgetMs = Math.min(queue.budgetMs + gainedMs, budgetMaxMs);
  queue.refilledAtMs = nowMs;
}

function callNext(queue: Queue): void {
  for (const next of queue.waiting) {
    if (!mayRun(queue)) {
      break;
    }
    queue.running += 1;
    next();
  }
  // While a statement runs, its end starts the next one; otherwise the end of the pause does.
  if (queue.waiting.size > 0 && queue.running === 0 && queue.pause === undefined) {
    const pauseMs = (-queue.budgetMs / refillMsPerSecond) * 1000 + 1;
    queue.pause = setTimeout(() => {
      queue.pause = undefined;
      callNext(queue);
    }, pauseMs);
  }
}

function waitIn({ waiting }: Queue, waitMs: number): Promise<void> {
  if (waiting.size >= waitingMax) {
    throw tooManyAtOnce();
  }
  return new Promise((resolve, reject) => {
    const go = () => {
      clearTimeout(timer);
      waiting.delete(go);
      resolve();
    };
    const timer = setTimeout(() => {
      waiting.delete(go);
      reject(tooManyAtOnce());
    }, waitMs);
    waiting.add(go);
  });
}
