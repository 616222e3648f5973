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
export function createConcurrencyLimiter(
  limits: ConcurrencyLimits,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;

  const take = async () => {
    if (running < limits.atOnceMax) {
      running += 1;
      return;
    }
    if (waiting.length >= limits.waitingMax) {
      throw limits.refusal();
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const giveOn = () => {
    const next = waiting.shift();
    // The slot is handed over directly, so that no newcomer can take it in between.
    if (next) {
      next();
    } else {
      running -= 1;
    }
  };

  return async function withinLimit(work) {
    await take();
    try {
      return await work();
    } finally {
      giveOn();
    }
  };
}
