import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Next } from 'hono';
import type { DemoReading } from '#contract/functions/demo-reading.ts';
import type { Config } from '../config.ts';
import { ApiError } from './api-error.ts';
import type { SteepleContext, SteepleEnv } from './context.ts';
import { pageSecurityHeaders, workerSecurityHeaders } from './security-headers.ts';

type Installation = {
  config: Config;
  /**
   * The names of the integrations; the page only needs to know whether the sandbox stands in for
   * one.
   */
  providers: Readonly<Record<string, { isSandbox: boolean } | null>>;
  /** How far the demo church is; null without the demo. */
  readDemo: (() => Promise<DemoReading>) | null;
};

function sandboxed(providers: Installation['providers']): string[] {
  return Object.keys(providers).filter((name) => providers[name]?.isSandbox);
}

/** The web app: built files under /assets, and the one page for every other GET. */
export function webRoutes({ config, providers, readDemo }: Installation): Hono<SteepleEnv> {
  const routes = new Hono<SteepleEnv>();
  const page = loadPage(config, {
    sandbox: sandboxed(providers).join(' '),
    mail: mailModeOf(config),
  });
  routes.use(setPageSecurityHeaders);
  // File names contain a hash of the content, so they may be cached forever.
  routes.use('/assets/*', async (c, next) => {
    await next();
    if (c.res.ok) {
      c.header('Cache-Control', 'public, max-age=31536000, immutable');
    }
  });
  routes.use('/assets/:file{spreadsheet-worker-.+\\.js}', setWorkerSecurityHeaders);
  routes.get('/assets/*', files(config), (c) => c.text('No such file.', 404));
  routes.get('/:file{[^/]+\\.[a-z0-9]+}', revalidated, files(config));
  // A shared link is for the people it was given to, not for search engines.
  for (const path of ['/shared/*', '/count']) {
    routes.use(path, async (c, next) => {
      c.header('X-Robots-Tag', 'noindex');
      await next();
    });
  }
  routes.get('/:page/:token{[\\w-]{43}}', openOldLink);
  routes.get('*', revalidated, async (c) =>
    c.html(withDemo(await page(), await demoModeOf(readDemo))),
  );
  return routes;
}

/** Links that were given out before the token moved behind the #; in either case of letters. */
async function openOldLink(c: SteepleContext, next: Next): Promise<Response | undefined> {
  if (c.req.param('page')?.toLowerCase() === 'shared') {
    return c.redirect(`/shared${new URL(c.req.url).search}#${c.req.param('token')}`);
  }
  await next();
  return undefined;
}

async function setWorkerSecurityHeaders(c: SteepleContext, next: Next): Promise<void> {
  for (const [name, value] of workerSecurityHeaders) {
    c.header(name, value);
  }
  await next();
}

async function setPageSecurityHeaders(c: SteepleContext, next: Next): Promise<void> {
  for (const [name, value] of pageSecurityHeaders) {
    c.header(name, value);
  }
  await next();
}

/** Not private, but changed by the next release. */
async function revalidated(c: SteepleContext, next: Next): Promise<void> {
  c.header('Cache-Control', 'no-cache');
  await next();
}

function files({ webFolder }: Config) {
  return serveStatic<SteepleEnv>({ root: webFolder, precompressed: true });
}

/** What becomes of mails: the page's screens say so where it matters. */
function mailModeOf({ mail, isDemo }: Config): string {
  if (mail) {
    return 'smtp';
  }
  return isDemo ? 'mailbox' : 'none';
}

/** Its page also comes while the database is away. */
async function demoModeOf(readDemo: Installation['readDemo']): Promise<'off' | 'on' | 'reading'> {
  const reading = await readDemo?.().catch(() => null);
  if (!readDemo) {
    return 'off';
  }
  return reading?.isOver === false ? 'reading' : 'on';
}

function withDemo(page: string, mode: string): string {
  return page.replace(/(<meta name="demo" content=")[^"]*/, `$1${mode}`);
}

/** Reads the page once and fills in what differs between installations. */
function loadPage(
  { webFolder, PUBLISHABLE_KEY }: Config,
  installation: Readonly<Record<'sandbox' | 'mail', string>>,
): () => Promise<string> {
  let page: Promise<string> | undefined;
  const load = async () => {
    const template = await readFile(join(webFolder, 'index.html'), 'utf8');
    const key = PUBLISHABLE_KEY.replace(/[^\w.-]/g, (sign) => `&#${sign.codePointAt(0)};`);
    return template
      .replace(/(<meta name="publishable-key" content=")[^"]*/, `$1${key}`)
      .replace(/(<meta name="sandbox" content=")[^"]*/, `$1${installation.sandbox}`)
      .replace(/(<meta name="mail" content=")[^"]*/, `$1${installation.mail}`);
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
