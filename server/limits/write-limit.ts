import { createMiddleware } from 'hono/factory';
import type { Config } from '../config.ts';
import type { SteepleEnv } from '../http/context.ts';
import { BoundedCache } from './bounded-cache.ts';
import { overLimit } from './refusals.ts';

export const writeMethods = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Tracks at most 5,000 people; the least recent are evicted first. */
const peopleMax = 5_000;

type Bucket = { tokens: number; filledAtMs: number };

/**
 * Lets each signed-in person change things WRITES_PER_MINUTE_MAX times a minute, all at once if they
 * like, and no faster in the long run (a token bucket). Counts in this process only. Expects `claims`
 * to be set; throws ApiError 429 with the seconds to wait.
 */
export function limitWrites({ WRITES_PER_MINUTE_MAX }: Pick<Config, 'WRITES_PER_MINUTE_MAX'>) {
  const take = createBuckets(WRITES_PER_MINUTE_MAX);
  return createMiddleware<SteepleEnv>(async function limitWrites(c, next) {
    const person = c.get('claims')?.sub;
    const waitSeconds = person === undefined ? 0 : take(person, performance.now());
    if (waitSeconds > 0) {
      throw overLimit(
        `Too many changes in a short time. Please try again in ${waitSeconds} seconds.`,
        waitSeconds,
      );
    }
    await next();
  });
}

/** Takes how many a minute. Gives a function that counts one and says how many seconds to wait, or 0. */
export function createBuckets(perMinute: number) {
  const buckets = new BoundedCache<Bucket>(peopleMax);
  return function take(key: string, nowMs: number): number {
    const { tokens, filledAtMs } = buckets.get(key) ?? { tokens: perMinute, filledAtMs: nowMs };
    const filled = Math.min(perMinute, tokens + ((nowMs - filledAtMs) / 60_000) * perMinute);
    const isAllowed = filled >= 1;
    buckets.set(key, { tokens: isAllowed ? filled - 1 : filled, filledAtMs: nowMs });
    return isAllowed ? 0 : Math.max(1, Math.ceil(((1 - filled) * 60) / perMinute));
  };
}
