import { type ConcurrencyLimits, createConcurrencyLimiter } from './concurrency-limiter.ts';

type Line = { withinLimit: ReturnType<typeof createConcurrencyLimiter>; calls: number };

/**
 * Turns for each key by itself (a session, a person, a place): so many of its pieces of work at
 * once, so many waiting. A key is forgotten when nothing of it runs.
 *
 * @returns a function that takes the key and the work; it throws the refusal when too many wait
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
