import { Hono } from 'hono';
import { Registry } from 'prom-client';
import { watchDatabase } from '../metrics/database-metrics.ts';
import { requireMetricsReader } from '../metrics/may-read-metrics.ts';
import { processMetrics } from '../metrics/process-metrics.ts';
import { measureRequests } from '../metrics/request-metrics.ts';
import { countSignIns } from '../metrics/sign-in-metrics.ts';
import type { Services } from '../services.ts';
import type { SteepleEnv } from './context.ts';

/**
 * Measures every request of the app that it is mounted in before all other routes, and serves the
 * numbers to the operator at `/metrics`, in Prometheus' text format (version 0.0.4).
 */
export function metricsRoutes({
  config,
  connections,
}: Pick<Services, 'config' | 'connections'>): Hono<SteepleEnv> {
  const registry = new Registry();
  const ofProcess = processMetrics();
  watchDatabase(registry, connections, { poolSize: config.POOL_SIZE });
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
