import { ApiError } from '../http/api-error.ts';

/**
 * The refusal of a person who is over a limit, with the seconds to wait. The code is that of
 * GoTrue; PostgREST has no such limit and so no code for it.
 */
export function overLimit(message: string, waitSeconds: number): ApiError {
  return new ApiError({
    status: 429,
    code: 'over_request_rate_limit',
    message,
    headers: { 'Retry-After': String(waitSeconds) },
  });
}

/** Too many requests of one person are running already. */
export function tooManyAtOnce(): ApiError {
  return overLimit(
    'Too many of your requests are running at once. Please try again in a moment.',
    1,
  );
}
