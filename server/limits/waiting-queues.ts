import {
  type BurstyRateLimiter,
  type RateLimiterAbstract,
  RateLimiterQueue,
} from 'rate-limiter-flexible';

/**
 * Queues of those who wait for their turn, by key. A queue is kept while somebody waits in it: the library's
 * own keeps one for every key that it was ever asked with.
 */
export function createWaitingQueues(
  limiter: RateLimiterAbstract | BurstyRateLimiter,
  waitingMax: number,
) {
  const waiting = new Map<string, { queue: RateLimiterQueue; requests: number }>();
  return {
    /** How many keys are kept. */
    size: () => waiting.size,
    /** Waits for a turn; refused if too many wait already. */
    take: async (key: string): Promise<void> => {
      const own = waiting.get(key) ?? {
        queue: new RateLimiterQueue(limiter, { maxQueueSize: waitingMax }),
        requests: 0,
      };
      waiting.set(key, own);
      own.requests += 1;
      try {
        await own.queue.removeTokens(1, key);
      } finally {
        own.requests -= 1;
        if (own.requests === 0) {
          waiting.delete(key);
        }
      }
    },
  };
}
