import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Counts what is done for each key, in this process only: at most `max` in a minute that begins with
 * the first.
 *
 * @returns a function that counts one more for a key and says how many seconds to wait, 0 when it is
 * allowed
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
