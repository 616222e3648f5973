import { createMiddleware } from 'hono/factory';
import type { SteepleEnv } from './context.ts';

/** Headers of every API answer: private, never kept, never taken for anything but its own type. */
export function apiHeaders() {
  return createMiddleware<SteepleEnv>(async function apiHeaders(c, next) {
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    await next();
  });
}
