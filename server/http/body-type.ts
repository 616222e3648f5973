import { createMiddleware } from 'hono/factory';
import { ApiError } from './api-error.ts';
import type { SteepleContext, SteepleEnv } from './context.ts';

/** Refuses a compressed body: nothing here decompresses it, so it would be misread. */
export function refusePackedBodies() {
  return createMiddleware<SteepleEnv>(async function refusePackedBodies(c, next) {
    const encoding = c.req.header('content-encoding');
    if (encoding !== undefined && encoding.trim().toLowerCase() !== 'identity') {
      throw unsupported(`Content-Encoding not acceptable: ${encoding.slice(0, 100)}`);
    }
    await next();
  });
}

/**
 * Refuses a body whose media type is not JSON; a missing type counts as JSON.
 *
 * @throws ApiError
 */
export function requireJsonBody(c: SteepleContext): void {
  const [type = ''] = (c.req.header('content-type') ?? 'application/json').split(';');
  if (type.trim().toLowerCase() !== 'application/json') {
    throw unsupported(`Content-Type not acceptable: ${type.trim().slice(0, 100)}`);
  }
}

function unsupported(message: string): ApiError {
  return new ApiError({
    status: 415,
    code: 'unsupported_media_type',
    message,
    hint: 'Send the body as it is, as application/json.',
  });
}
