import { Hono } from 'hono';
import type { Services } from '../services.ts';
import type { SteepleEnv } from './context.ts';

/** `/health`: this process is alive. `/ready`: the database answers, so requests will be served. */
export function healthRoutes({ connections }: Services): Hono<SteepleEnv> {
  const routes = new Hono<SteepleEnv>();
  routes.get('/health', (c) => c.json({ status: 'ok' }));
  routes.get('/ready', async (c) => {
    // A failure goes to onError, which answers 503.
    await connections.rest.query('select 1');
    return c.json({ status: 'ready' });
  });
  return routes;
}
