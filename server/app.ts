import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { authRoutes } from './auth/routes.ts';
import { functionRoutes } from './functions/routes.ts';
import { authenticate } from './http/authenticate.ts';
import { bodyLimits, limitBody } from './http/body-limit.ts';
import { refusePackedBodies } from './http/body-type.ts';
import type { SteepleEnv } from './http/context.ts';
import { crossOrigin } from './http/cross-origin.ts';
import { healthRoutes } from './http/health.ts';
import { apiNotFound, methodNotServed } from './http/not-found.ts';
import { requirePlainTarget } from './http/plain-target.ts';
import { logRequests } from './http/request-log.ts';
import { webRoutes } from './http/web.ts';
import { stopLetterRoutes } from './letter/stop-letter.ts';
import { limitWrites, writeMethods } from './limits/write-limit.ts';
import { liveRoutes } from './live/routes.ts';
import { tellOfWrites } from './live/tell-of-writes.ts';
import { demoMailboxRoutes } from './mail/demo-mailbox.ts';
import { metricsRoutes } from './metrics/routes.ts';
import { onError } from './on-error.ts';
import { restRoutes } from './rest/routes.ts';
import type { Services } from './services.ts';
import { createDemoReading, demoReadingRoutes } from './sync/demo-reading.ts';

/** A client's own id that is longer is replaced: it ends up in the log and in the answer. */
const requestIdLengthMax = 64;

/** The pages that links in mails open. */
const doorPages: ReadonlySet<string> = new Set(['/auth/recover', '/auth/invite']);

/** Other APIs of a hosted Supabase project, and the usual prefix of APIs. */
const otherApis = ['/storage/*', '/graphql/*', '/realtime/*', '/api/*'] as const;

/**
 * The whole HTTP surface: the three API dialects, the operator's paths and the web app.
 *
 * @param services what handlers may use
 * @returns an app whose `fetch` answers a request
 */
export function createApp(services: Services): Hono<SteepleEnv> {
  const app = new Hono<SteepleEnv>();
  app.onError(onError);
  app.notFound(methodNotServed);

  // The order matters: a request has its id and its log line before anything can fail.
  app.use(
    requestId({ limitLength: requestIdLengthMax }),
    logRequests(services),
    requirePlainTarget(),
  );
  app.route('/', metricsRoutes(services));
  app.route('/', healthRoutes(services));

  const bodyBytesMax = bodyLimits(services.config);
  for (const api of ['auth', 'rest', 'functions'] as const) {
    app.use(
      `/${api}/v1/*`,
      crossOrigin(services),
      refusePackedBodies(),
      limitBody(bodyBytesMax[api]),
    );
  }
  // Not for /auth/v1: a refresh carries an access token that may have expired.
  app.use('/rest/v1/*', authenticate(services));
  const limited = limitWrites(services.config);
  app.on([...writeMethods], '/rest/v1/*', limited);
  app.on([...writeMethods], '/functions/v1/*', authenticate(services), limited);
  const telling = tellOfWrites(services.changes);
  app.on([...writeMethods], '/rest/v1/*', telling);
  app.on([...writeMethods], '/functions/v1/*', telling);
  app.route('/live/v1', liveRoutes(services));
  app.route('/auth/v1', authRoutes(services));
  app.route('/rest/v1', restRoutes(services));
  app.route('/functions/v1', functionRoutes(services));
  // `/auth` and the pages of links in mails are pages of the web app; everything else below is API.
  for (const path of [
    '/auth/:path{.+}',
    '/rest/*',
    '/functions/*',
    '/live/*',
    ...otherApis,
  ] as const) {
    app.all(path, (c, next) => (doorPages.has(c.req.path) ? next() : apiNotFound(c)));
  }

  const { config, connections, providers } = services;
  const readDemo = config.isDemo ? createDemoReading(config, connections.jobs) : null;
  if (readDemo) {
    app.route('/', demoReadingRoutes(readDemo));
  }
  if (config.isDemo && !config.mail) {
    app.route('/', demoMailboxRoutes(connections.jobs));
  }
  app.route('/', stopLetterRoutes(services));
  app.route('/', webRoutes({ config, providers, readDemo }));
  return app;
}
