import { createMiddleware } from 'hono/factory';
import { BurstyRateLimiter, RateLimiterMemory } from 'rate-limiter-flexible';
import type { SteepleEnv } from '../http/context.ts';
import { tooManyAtOnce } from './refusals.ts';
import { createWaitingQueues } from './waiting-queues.ts';

export type Pace = {
  /** How many requests of one person are served in a second, for as long as they like. */
  perSecond: number;
  /** How many more may come at once, as when a screen opens, in each half minute. */
  burst: number;
  /** How many may wait for their turn; further ones are refused at once. */
  waitingMax: number;
};

const burstSeconds = 30;

/**
 * Serves the requests of one signed-in person no faster than their pace: nobody clicks ten times a
 * second, and a script that does takes its turns without delaying others. Those over it wait. Counts
 * in this process only. Expects `claims` to be set.
 *
 * @throws ApiError 429
 */
export function limitPace({ perSecond, burst, waitingMax }: Pace) {
  const steady = new RateLimiterMemory({ points: perSecond, duration: 1 });
  const atOnce = new RateLimiterMemory({ points: burst, duration: burstSeconds });
  const queues = createWaitingQueues(new BurstyRateLimiter(steady, atOnce), waitingMax);
  return createMiddleware<SteepleEnv>(async function limitPace(c, next) {
    const person = c.get('claims')?.sub;
    if (person !== undefined) {
      await queues.take(person).catch(() => {
        throw tooManyAtOnce();
      });
    }
    await next();
  });
}
