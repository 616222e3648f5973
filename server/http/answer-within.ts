import { createMiddleware } from 'hono/factory';
import { ApiError } from './api-error.ts';
import type { SteepleEnv } from './context.ts';

/**
 * Gives a request one time for all that it waits for: its place in the line, connections, statements
 * and passwords that are hashed. What is under way by then ends by itself, at the latest with
 * PostgreSQL's own time-out of a statement, which begins with each of them anew.
 *
 * @param timeMs from here to the beginning of the answer
 * @throws ApiError 503, on which clients keep their session
 */
export function answerWithin(timeMs: number) {
  return createMiddleware<SteepleEnv>(async function answerWithin(_c, next) {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(tookTooLong()), timeMs);
    try {
      await Promise.race([next(), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  });
}

function tookTooLong(): ApiError {
  return new ApiError({
    status: 503,
    code: 'request_timeout',
    message: 'This took too long. Please try again in a moment.',
    headers: { 'Retry-After': '1' },
  });
}
