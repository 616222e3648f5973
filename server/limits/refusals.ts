import { ApiError } from '../http/api-error.ts';

/** PostgREST has no such limit and so no code for it; this is what sign-in calls its own. */
export function tooManyAtOnce(): ApiError {
  return new ApiError({
    status: 429,
    code: 'over_request_rate_limit',
    message: 'Too many of your requests are running at once. Please try again in a moment.',
    headers: { 'Retry-After': '1' },
  });
}

/** The same limit, of what waits to be read instead of what runs. */
export function answersNotTaken(): ApiError {
  return new ApiError({
    status: 429,
    code: 'over_request_rate_limit',
    message:
      'Too many of your answers have not been received yet. Please wait until they have arrived.',
    headers: { 'Retry-After': '5' },
  });
}
