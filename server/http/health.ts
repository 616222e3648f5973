import { Hono } from 'hono';
import type { Connections } from '#database/access/connections.ts';
import type { SteepleEnv } from './context.ts';

/** `/health`: this process is alive. `/ready`: the database answers, so requests will be served. */
export function healthRoutes({
  connections,
}: {
  connections: Pick<Connections, 'rest'>;
}): Hono<SteepleEnv> {
  const routes = new Hono<SteepleEnv>();
  let asking: Promise<unknown> | undefined;
  routes.get('/health', (c) => c.json({ status: 'ok' }));
  routes.get('/ready', async (c) => {
    // Concurrent probes share one query. A failure goes to onError, which answers 503.
    asking ??= connections.rest.query('select 1').finally(() => {
      asking = undefined;
    });
    await asking;
    return c.json({ status: 'ready' });
  });
  return routes;
}
