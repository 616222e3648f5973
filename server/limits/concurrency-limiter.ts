import pLimit from 'p-limit';

export type ConcurrencyLimits = {
  /** How many tasks run at once. */
  atOnceMax: number;
  /** How many may wait; further ones are refused at once. */
  waitingMax: number;
  /** The error for refused tasks. */
  refusal: () => Error;
};

/**
 * Runs a bounded number of tasks at once and queues a bounded number, first come first served.
 *
 * @returns a function that takes a task and returns its result, or throws the refusal
 */
export function createConcurrencyLimiter({
  atOnceMax,
  waitingMax,
  refusal,
}: ConcurrencyLimits): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const limit = pLimit(atOnceMax);
  return async function withinLimit(work) {
    if (limit.activeCount + limit.pendingCount >= atOnceMax + waitingMax) {
      throw refusal();
    }
    return limit(work);
  };
}
