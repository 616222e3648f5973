import { Hono } from 'hono';
import { Registry } from 'prom-client';
import type { SteepleEnv } from '../http/context.ts';
import type { Services } from '../services.ts';
import { watchDatabase } from './database-metrics.ts';
import { requireMetricsReader } from './may-read-metrics.ts';
import { processMetrics } from './process-metrics.ts';
import { measureRequests } from './request-metrics.ts';
import { countSignIns } from './sign-in-metrics.ts';
import { watchSyncs } from './sync-metrics.ts';

/**
 * Measures every request of the app it is mounted in, before all other routes, and serves the
 * metrics to the operator at `/metrics`, in the text format of Prometheus (version 0.0.4).
 */
export function metricsRoutes({
  config,
  connections,
}: Pick<Services, 'config' | 'connections'>): Hono<SteepleEnv> {
  const registry = new Registry();
  const ofProcess = processMetrics();
  watchDatabase(registry, connections, { poolSize: config.POOL_SIZE });
  watchSyncs(registry, connections.jobs);
  const routes = new Hono<SteepleEnv>();
  routes.use(measureRequests(registry));
  routes.use('/auth/v1/token', countSignIns(registry));
  routes.get('/metrics', async (c) => {
    requireMetricsReader(c, config);
    const texts = await Promise.all([registry.metrics(), ofProcess.metrics()]);
    return c.body(texts.join('\n'), 200, {
      'Content-Type': registry.contentType,
      'Cache-Control': 'no-store',
    });
  });
  return routes;
}
