import { createMiddleware } from 'hono/factory';
import { ApiError } from './api-error.ts';
import type { SteepleEnv } from './context.ts';

/**
 * Bounds the total time of a request: queueing, connections, statements and password hashing. Work
 * that is still running then ends by itself, at the latest with the statement time-out of
 * PostgreSQL, which applies to each statement anew.
 *
 * @param timeMs until the answer must begin
 * @throws ApiError 503, on which clients keep their session
 */
export function answerWithin(timeMs: number) {
  return createMiddleware<SteepleEnv>(async function answerWithin(_c, next) {
    await inTime(timeMs, next);
  });
}

/**
 * Bounds the time of a part of a request; the work that is late ends by itself.
 *
 * @param timeMs until the work must be done
 * @throws ApiError 503, on which clients keep their session
 */
export async function inTime<Result>(timeMs: number, work: () => Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(tookTooLong()), timeMs);
  try {
    return await Promise.race([work(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function tookTooLong(): ApiError {
  return new ApiError({
    status: 503,
    code: 'request_timeout',
    message: 'This took too long. Please try again in a moment.',
    headers: { 'Retry-After': '1' },
  });
}
