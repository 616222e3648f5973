import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { SteepleContext, SteepleEnv } from '../http/context.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Seconds; a list takes some 2 ms, a sign-in some 30 ms, nothing may take more than
 * REQUEST_TIMEOUT_MS.
 */
const durationBuckets = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30,
];

/**
 * Counts and times every request. Labels come from closed lists and from the routes as written in
 * the code, never from a request, so the number of series is bounded.
 */
export function measureRequests(registry: Registry) {
  const registers = [registry];
  const requests = new Counter({
    name: 'steeple_http_requests_total',
    help: 'Requests answered, by API, route, method and class of the status.',
    labelNames: ['api', 'route', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'steeple_http_request_duration_seconds',
    help: 'Time from a request to its answer, by API and class of the status.',
    labelNames: ['api', 'status'],
    buckets: durationBuckets,
    registers,
  });
  const inFlight = new Gauge({
    name: 'steeple_http_requests_in_flight',
    help: 'Requests being answered now, this one included.',
    registers,
  });
  return createMiddleware<SteepleEnv>(async function measureRequests(c, next) {
    const startMs = performance.now();
    inFlight.inc();
    try {
      await next();
    } finally {
      inFlight.dec();
    }
    const api = apiOf(c.req.path);
    // The last route that matched is the one that answered, e.g. `/rest/v1/:table`.
    const status = `${Math.floor(c.res.status / 100)}xx`;
    requests.inc({ api, route: routePath(c), method: methodOf(c), status });
    durations.observe({ api, status }, (performance.now() - startMs) / 1000);
  });
}

function apiOf(path: string): string {
  return /^\/(auth|rest|functions)\/v1\//.exec(path)?.[1] ?? 'web';
}

function methodOf(c: SteepleContext): string {
  return methods.has(c.req.method) ? c.req.method : 'other';
}
