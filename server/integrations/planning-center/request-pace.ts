import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type Deadline, pause } from '../deadline.ts';
import { ProviderError } from '../provider-error.ts';

/**
 * Planning Center lets a person ask 100 times in 20 seconds and counts what other programs ask in
 * their name too, so we leave some of it. In this process's memory: with several of them its 429
 * and Retry-After still hold.
 */
const limiter = new RateLimiterMemory({ points: 80, duration: 20 });

/**
 * Counts one request of a connection and waits until there is room for it. Throws ProviderError
 * `provider_unavailable` when there is none within the deadline.
 */
export async function waitForRoom(connection: string, deadline: Deadline): Promise<void> {
  for (;;) {
    try {
      await limiter.consume(connection);
      return;
    } catch (full) {
      if (!(full instanceof RateLimiterRes)) {
        throw full;
      }
      if (full.msBeforeNext >= deadline.remainingMs()) {
        throw new ProviderError(
          'provider_unavailable',
          'Planning Center: this connection has asked as often as it may for now',
        );
      }
      await pause(deadline, full.msBeforeNext + 1);
    }
  }
}
