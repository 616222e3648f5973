import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { SteepleEnv } from './context.ts';

/** Paths that are probed every few seconds; only their failures are worth a line. */
const quietPaths = new Set(['/health', '/ready', '/metrics']);

/** Our longest path has some 60 characters; a longer one must not fill the disk. */
const pathLengthMax = 200;

/**
 * One line per answered request. Query strings are left out because filters hold personal data,
 * headers and bodies because they hold tokens and passwords.
 */
export function logRequests({ log }: { log: Logger }) {
  return createMiddleware<SteepleEnv>(async function logRequests(c, next) {
    const startMs = performance.now();
    const requestLog = log.child({ requestId: c.get('requestId') });
    c.set('log', requestLog);
    await next();
    const { path, method } = c.req;
    if (quietPaths.has(path) && c.res.ok) {
      return;
    }
    const durationMs = Math.round((performance.now() - startMs) * 10) / 10;
    requestLog.info(
      { method, path: loggedPath(path), status: c.res.status, durationMs },
      'request',
    );
  });
}

/** As long as the token of a shared link; longer than an id or the name of a function. */
const tokenLike = /[^/\\]{43,}/g;

/**
 * A shared link that was given out with its token in the path is not logged, however its address is
 * spelled, cut or continued.
 */
function loggedPath(path: string): string {
  return path
    .replace(/[/\\]shared[/\\].*/is, '/shared/…')
    .replace(tokenLike, '…')
    .slice(0, pathLengthMax);
}
