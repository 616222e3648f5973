import { ApiError } from './api-error.ts';
import type { SteepleContext } from './context.ts';

/** An API path that does not exist: JSON, never the web page, so that programs notice. */
export function apiNotFound(c: SteepleContext): never {
  throw new ApiError({
    status: 404,
    code: c.req.path.startsWith('/rest/') ? 'PGRST125' : 'not_found',
    message: 'Invalid path specified in request URL',
    hint: 'The API lives under /auth/v1, /rest/v1 and /functions/v1.',
  });
}

/** Whatever no route matched: a method that a page does not have. */
export function methodNotServed(c: SteepleContext): Response {
  return c.json({ code: 'method_not_allowed', message: 'This address can only be read.' }, 405, {
    Allow: 'GET, HEAD',
  });
}
