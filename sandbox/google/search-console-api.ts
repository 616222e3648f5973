import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { SandboxClock } from '../clock.ts';
import type { SandboxGrants } from '../grants.ts';
import type { SandboxSwitches } from '../switches.ts';
import { refuseParameter, refuseSite, refuseWith } from './api-errors.ts';
import { googleIdentities, type SandboxSite } from './identities.ts';
import { knownDaysAt } from './known-days.ts';
import { queryRequest } from './query-request.ts';
import { runQuery } from './run-query.ts';

type Services = { grants: SandboxGrants; clock: SandboxClock; switches: SandboxSwitches };
type Env = { Variables: { sites: readonly SandboxSite[] } };

const base = '/webmasters/v3';
const scopes = new Set([
  'https://www.googleapis.com/auth/webmasters.readonly',
  'https://www.googleapis.com/auth/webmasters',
]);

/** The two calls of Google's Search Console API that Steeple makes: the list of sites, and queries. */
export function searchConsoleApi(services: Services): Hono<Env> {
  const routes = new Hono<Env>();
  routes.use(`${base}/*`, admit(services));
  routes.get(`${base}/sites`, (c) => {
    const sites = c.get('sites');
    return c.json(sites.length === 0 ? {} : { siteEntry: sites });
  });
  // A wildcard, not a path parameter: an unencoded site contains slashes.
  routes.post(`${base}/sites/*`, (c) => answerQuery(c, services));
  routes.all(`${base}/*`, (c) => refuseWith(c, 'notFound'));
  return routes;
}

/** Admits requests with a valid token and the right scope. */
function admit({ grants, switches }: Services): MiddlewareHandler<Env> {
  return async (c, next) => {
    const verdict = grants.verdictOf(c.req.header('Authorization'));
    if (verdict.kind !== 'live') {
      return refuseWith(c, 'authError');
    }
    if (!verdict.grant.scopes.some((scope) => scopes.has(scope))) {
      return refuseWith(c, 'insufficientPermissions');
    }
    if (switches.google.isApiDisabled) {
      return refuseWith(c, 'accessNotConfigured');
    }
    const person = googleIdentities.find(({ id }) => id === verdict.grant.identity);
    c.set('sites', person?.sites ?? []);
    return next();
  };
}

async function answerQuery(c: Context<Env>, { clock, switches }: Services) {
  const { pathname } = new URL(c.req.url);
  const encoded = /\/sites\/(.+)\/searchAnalytics\/query$/.exec(pathname)?.[1];
  if (encoded === undefined) {
    return refuseWith(c, 'notFound');
  }
  const site = findSite(c.get('sites'), encoded);
  const isOpen = site !== undefined && site.permissionLevel !== 'siteUnverifiedUser';
  if (!isOpen) {
    return refuseSite(c, decode(encoded));
  }
  const { quotaExceeded, historyMonths } = switches.google;
  if (quotaExceeded !== null) {
    return refuseWith(c, quotaExceeded === 403 ? 'quotaExceeded' : 'rateLimitExceeded');
  }
  const parsed = queryRequest.safeParse(await c.req.json().catch(() => null));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return refuseParameter(c, issue?.path.join('.') || 'body', issue?.message ?? 'Invalid value');
  }
  try {
    const known = knownDaysAt(clock.now(), historyMonths);
    return c.json(await runQuery(site.siteUrl, parsed.data, known, switches.google));
  } catch (error) {
    if (error instanceof SyntaxError) {
      return refuseParameter(c, 'expression', 'Invalid regular expression');
    }
    throw error;
  }
}

/** A site is one path segment, percent-encoded. */
function findSite(sites: readonly SandboxSite[], encoded: string): SandboxSite | undefined {
  return sites.find(
    ({ siteUrl }) => encodeURIComponent(siteUrl).toLowerCase() === encoded.toLowerCase(),
  );
}

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
