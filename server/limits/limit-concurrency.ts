import { createMiddleware } from 'hono/factory';
import type { SteepleEnv } from '../http/context.ts';
import type { ConcurrencyLimits } from './concurrency-limiter.ts';
import { createKeyedConcurrencyLimiter } from './keyed-concurrency-limiter.ts';
import { tooManyAtOnce } from './refusals.ts';

/**
 * Lets each signed-in person do so much at once in this process. Expects `claims` to be set.
 *
 * @throws ApiError 429
 */
export function limitConcurrency(limits: Omit<ConcurrencyLimits, 'refusal'>) {
  const withinLimitOf = createKeyedConcurrencyLimiter({ ...limits, refusal: tooManyAtOnce });
  return createMiddleware<SteepleEnv>(async function limitConcurrency(c, next) {
    const person = c.get('claims')?.sub;
    // An error of a handler is an answer by now (Hono's compose), so nothing is lost in between.
    await (person === undefined ? next() : withinLimitOf(person, next));
  });
}
