import { createMiddleware } from 'hono/factory';
import type { SteepleEnv } from '../http/context.ts';
import type { Changes } from '../services.ts';

/** After a write that was answered well: others may have it on their screens. */
export function tellOfWrites(changes: Changes) {
  return createMiddleware<SteepleEnv>(async function tellOfWrites(c, next) {
    await next();
    if (c.res.ok) {
      changes.mark();
    }
  });
}
