export type ConcurrencyLimits = {
  /** How many pieces of work run at once. */
  atOnceMax: number;
  /** How many may wait; whoever comes after them is refused at once. */
  waitingMax: number;
  /** What the refused are told. */
  refusal: () => Error;
};

/**
 * Lets a bounded number of pieces of work run at once and a bounded number wait, first come first
 * served.
 *
 * @returns a function that takes work and gives its result, or throws the refusal
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
    // The turn is handed over, so that nobody who comes in between can take it.
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
