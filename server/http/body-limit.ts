import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { Services } from '../services.ts';
import { ApiError } from './api-error.ts';
import type { SteepleEnv } from './context.ts';

/** Refuses a body of more than BODY_BYTES_MAX bytes before anybody reads it. */
export function limitBody({ config }: Services) {
  const limit = bodyLimit({
    maxSize: config.BODY_BYTES_MAX,
    onError: () => {
      throw new ApiError({
        status: 413,
        code: 'request_entity_too_large',
        message: `The request is too large: at most ${config.BODY_BYTES_MAX} bytes are accepted.`,
      });
    },
  });
  return createMiddleware<SteepleEnv>(async function limitBody(c, next) {
    // Looking for a body makes the adapter build a whole Request, which reads do without.
    return c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : limit(c, next);
  });
}
