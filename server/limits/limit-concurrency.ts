import { createMiddleware } from 'hono/factory';
import type { SteepleEnv } from '../http/context.ts';
import type { ConcurrencyLimits } from './concurrency-limiter.ts';
import { createKeyedConcurrencyLimiter } from './keyed-concurrency-limiter.ts';
import { tooManyAtOnce } from './refusals.ts';

/**
 * Limits how many requests of one signed-in person run at once in this process. Expects `claims` to
 * be set.
 *
 * @throws ApiError 429
 */
export function limitConcurrency(limits: Omit<ConcurrencyLimits, 'refusal'>) {
  const withinLimitOf = createKeyedConcurrencyLimiter({ ...limits, refusal: tooManyAtOnce });
  return createMiddleware<SteepleEnv>(async function limitConcurrency(c, next) {
    const person = c.get('claims')?.sub;
    // Hono has turned errors of handlers into answers by now, so none is lost here.
    await (person === undefined ? next() : withinLimitOf(person, next));
  });
}
