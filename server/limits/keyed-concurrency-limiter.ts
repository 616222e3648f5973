import { type ConcurrencyLimits, createConcurrencyLimiter } from './concurrency-limiter.ts';

type Line = { withinLimit: ReturnType<typeof createConcurrencyLimiter>; calls: number };

/**
 * Limits concurrency for each key separately (a session, a person, an address). A key is evicted
 * when nothing of it runs.
 *
 * @returns a function of the key and the task; it throws the refusal when too many wait
 */
export function createKeyedConcurrencyLimiter(limits: ConcurrencyLimits) {
  const lines = new Map<string, Line>();
  return async function withinLimitOf<Result>(
    key: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const line = lines.get(key) ?? { withinLimit: createConcurrencyLimiter(limits), calls: 0 };
    lines.set(key, line);
    line.calls += 1;
    try {
      return await line.withinLimit(work);
    } finally {
      line.calls -= 1;
      if (line.calls === 0) {
        lines.delete(key);
      }
    }
  };
}
