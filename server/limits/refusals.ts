import { ApiError } from '../http/api-error.ts';

/**
 * The refusal of whoever asks for too much, with the seconds to wait. The code is sign-in's (GoTrue);
 * PostgREST has no such limit and so none for it.
 */
export function overLimit(message: string, waitSeconds: number): ApiError {
  return new ApiError({
    status: 429,
    code: 'over_request_rate_limit',
    message,
    headers: { 'Retry-After': String(waitSeconds) },
  });
}

/** Too much of one person runs already. */
export function tooManyAtOnce(): ApiError {
  return overLimit(
    'Too many of your requests are running at once. Please try again in a moment.',
    1,
  );
}
