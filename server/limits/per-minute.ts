import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Limits actions per key to `max` a minute, beginning with the first. Counts in this process only.
 *
 * @returns a function that counts one action of a key and returns how many seconds to wait, 0 when
 *   it is allowed
 */
export function createMinuteLimit(max: number): (key: string) => Promise<number> {
  const limiter = new RateLimiterMemory({ points: max, duration: 60 });
  return async function takeOne(key) {
    try {
      await limiter.consume(key);
      return 0;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) {
        return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
      }
      throw reason;
    }
  };
}
