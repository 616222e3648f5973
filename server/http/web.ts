import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';
import { ApiError } from './api-error.ts';
import type { SteepleEnv } from './context.ts';

/** The web app: built files under /assets, and the one page for every other path that is read. */
export function webRoutes({ config }: Services): Hono<SteepleEnv> {
  const routes = new Hono<SteepleEnv>();
  const page = loadPage(config);
  routes.use(pageHeaders(config));
  // The names carry a hash of the content, so they may be kept for good.
  routes.use('/assets/*', async (c, next) => {
    await next();
    if (c.res.ok) {
      c.header('Cache-Control', 'public, max-age=31536000, immutable');
    }
  });
  routes.get('/assets/*', files(config), (c) => c.text('No such file.', 404));
  routes.get('/:file{[^/]+\\.[a-z0-9]+}', files(config));
  routes.get('*', async (c) => c.html(await page(), 200, { 'Cache-Control': 'no-cache' }));
  return routes;
}

function files({ webFolder }: Config) {
  return serveStatic<SteepleEnv>({ root: webFolder, precompressed: true });
}

/** Reads the page once and writes this installation's publishable key into it. */
function loadPage({ webFolder, PUBLISHABLE_KEY }: Config): () => Promise<string> {
  let page: Promise<string> | undefined;
  const load = async () => {
    const template = await readFile(join(webFolder, 'index.html'), 'utf8');
    const key = PUBLISHABLE_KEY.replace(/[^\w.-]/g, (sign) => `&#${sign.codePointAt(0)};`);
    return template.replace(/(<meta name="publishable-key" content=")[^"]*/, `$1${key}`);
  };
  return () => {
    page ??= load().catch((error: unknown) => {
      page = undefined;
      const message = 'The web app is not built. Run "npm run build" and try again.';
      throw new ApiError({ status: 503, code: 'web_not_built', message }, error);
    });
    return page;
  };
}

/**
 * The walls of the browser. Scripts only from here, nothing inline; styles may be inline because the
 * control library sets style attributes. The opener policy lets the connect pop-up talk back.
 */
function pageHeaders({ siteUrl }: Config) {
  const self = ["'self'"];
  const none = ["'none'"];
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: none,
      scriptSrc: self,
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      connectSrc: self,
      fontSrc: self,
      manifestSrc: self,
      formAction: self,
      baseUri: none,
      frameAncestors: none,
    },
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'no-referrer',
    xFrameOptions: 'DENY',
    strictTransportSecurity: siteUrl.startsWith('https:')
      ? 'max-age=63072000; includeSubDomains'
      : false,
  });
}
