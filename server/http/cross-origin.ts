import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import type { Config } from '../config.ts';
import type { SteepleEnv } from './context.ts';

/** The request headers that the official clients send (measured with supabase-js 2.119.0). */
const clientHeaders = [
  'accept',
  'accept-profile',
  'apikey',
  'authorization',
  'content-profile',
  'content-type',
  'prefer',
  'range',
  'range-unit',
  'x-client-info',
  'x-retry-count',
  'x-supabase-api-version',
];

/**
 * Lets pages on the allowed origins call the API, and no others. No cookies are involved: the only
 * one, for connecting an integration, is for pages of our own origin.
 */
export function crossOrigin({ config }: { config: Pick<Config, 'allowedOrigins'> }) {
  const answerBrowsers = cors({
    origin: (origin) => (config.allowedOrigins.has(origin) ? origin : null),
    allowMethods: ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'],
    allowHeaders: clientHeaders,
    exposeHeaders: [
      'content-range',
      'location',
      'preference-applied',
      'retry-after',
      'x-request-id',
      'x-sb-error-code',
      'x-supabase-api-version',
    ],
    maxAge: 3600,
  });
  return createMiddleware<SteepleEnv>(async function crossOrigin(c, next) {
    // Programs and pages of our own origin send no Origin header when they read, and do not need
    // these headers.
    return c.req.header('origin') === undefined ? next() : answerBrowsers(c, next);
  });
}
