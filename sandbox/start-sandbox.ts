import { Hono } from 'hono';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import { createTurnableClock, type TurnableClock } from './clock.ts';
import { controlRoutes } from './control.ts';
import { googleOauth } from './google/google-oauth.ts';
import { createGoogleTokens } from './google/google-tokens.ts';
import { searchConsoleApi } from './google/search-console-api.ts';
import { createConsentCodes } from './oauth/consent-codes.ts';
import { welcomePage } from './oauth/consent-page.ts';
import { googleDialect, type OauthDialect, planningCenterDialect } from './oauth/dialect.ts';
import { type GroupMembersOn, groupHistory } from './planning-center/group-history.ts';
import { planningCenterApi } from './planning-center/planning-center-api.ts';
import { planningCenterOauth } from './planning-center/planning-center-oauth.ts';
import { createPlanningCenterTokens } from './planning-center/planning-center-tokens.ts';
import { type ProviderServer, serveProvider } from './provider-server.ts';
import { createSwitches, type SandboxSwitches } from './switches.ts';
import type { IssuedTokens, TokenIssuer } from './tokens/token-issuer.ts';
import { openTokenStore, type TokenStore } from './tokens/token-store.ts';
import { filterUserAgents } from './user-agent-filter.ts';

export type SandboxSettings = {
  /** Where to listen, like HOST in the configuration. */
  host: string;
  /** This machine's name in URLs when `host` means all addresses; `127.0.0.1` by default. */
  publicName?: string;
  /** The registered redirect addresses of our application, compared exactly. */
  redirectUris: Readonly<Record<IntegrationType, readonly string[]>>;
  /** Which providers it stands in for. */
  only: { planningCenter: boolean; google: boolean };
  /** The file that consents and tokens are kept in; without it, they are lost on restart. */
  stateFile?: string;
  /** Free ports by default. */
  ports?: { planningCenter?: number; google?: number };
  /** Our application's credentials. */
  application: { clientId: string; clientSecret: string };
  clock?: TurnableClock;
  switches?: SandboxSwitches;
  /** Enables POST /__switches for requests that carry it; for tests. */
  controlSecret?: string;
};

export type Sandbox = {
  /** The origin of each provider, e.g. `http://127.0.0.1:41234`; null for one that is not simulated. */
  planningCenter: string | null;
  google: string | null;
  switches: SandboxSwitches;
  clock: TurnableClock;
  /** Consents in a make-believe person's name, like their click on Allow. */
  issue(type: IntegrationType, identity: string, scopes: readonly string[]): IssuedTokens;
  /** Whether an access token is valid now. */
  knows(type: IntegrationType, accessToken: string): boolean;
  /** What a church that is connected for long knows of its groups' past: see `group-history.ts`. */
  groupHistory(identity: string, days: readonly string[]): GroupMembersOn[];
  close(): Promise<void>;
};

type Parts = {
  settings: SandboxSettings;
  store: TokenStore;
  clock: TurnableClock;
  switches: SandboxSwitches;
  issuers: Record<IntegrationType, TokenIssuer>;
};

/**
 * Starts the sandboxes of the providers, each a real HTTP server.
 *
 * @throws in production, and what listening throws
 */
export async function startSandbox(settings: SandboxSettings): Promise<Sandbox> {
  refuseProduction();
  const parts = assemble(settings);
  const { clock, switches, issuers } = parts;
  const { only } = settings;
  const running: ProviderServer[] = [];
  const close = async () => {
    await Promise.all(running.map((server) => server.close()));
  };
  try {
    const planningCenter = only.planningCenter ? await servePlanningCenter(parts) : null;
    running.push(...(planningCenter ? [planningCenter] : []));
    const google = only.google ? await serveGoogle(parts) : null;
    running.push(...(google ? [google] : []));
    return {
      planningCenter: planningCenter?.origin ?? null,
      google: google?.origin ?? null,
      switches,
      clock,
      issue: (type, identity, scopes) =>
        issuers[type].issue({ identity, scopes, givesRefreshToken: true }),
      knows: (type, accessToken) =>
        issuers[type].verdictOf(`Bearer ${accessToken}`).kind === 'live',
      groupHistory: (identity, days) => groupHistory(identity, days, clock.now()),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Whatever the settings say, production never signs in with made-up people. */
function refuseProduction(): void {
  if (process.env.NODE_ENV === 'production') {
    throw new Error('The provider sandbox doesn’t run with NODE_ENV=production.');
  }
}

function assemble(settings: SandboxSettings): Parts {
  const store = openTokenStore(settings.stateFile ?? null);
  const clock = settings.clock ?? createTurnableClock();
  const switches = settings.switches ?? createSwitches();
  const common = { store, clock, switches };
  return {
    settings,
    ...common,
    issuers: {
      planning_center: createPlanningCenterTokens({ ...common, provider: 'planning_center' }),
      google_search_console: createGoogleTokens({ ...common, provider: 'google_search_console' }),
    },
  };
}

function servePlanningCenter(parts: Parts): Promise<ProviderServer> {
  const { settings, clock, switches, issuers } = parts;
  const place = {
    host: settings.host,
    publicName: settings.publicName ?? '127.0.0.1',
    port: settings.ports?.planningCenter ?? 0,
    provider: 'planning_center',
  } as const;
  return serveProvider(place, switches, (origin) => {
    const app = createApp(parts, planningCenterDialect);
    app.use(async (c, next) => filterUserAgents(c.req.header('User-Agent')) ?? next());
    app.route('/', planningCenterOauth(oauthServices(parts, planningCenterDialect)));
    const answer = planningCenterApi({ grants: issuers.planning_center, clock, switches, origin });
    app.all('*', (c) => answer(c.req.raw));
    return app;
  });
}

function serveGoogle(parts: Parts): Promise<ProviderServer> {
  const { settings, clock, switches, issuers } = parts;
  const place = {
    host: settings.host,
    publicName: settings.publicName ?? '127.0.0.1',
    port: settings.ports?.google ?? 0,
    provider: 'google_search_console',
  } as const;
  return serveProvider(place, switches, () => {
    const app = createApp(parts, googleDialect);
    app.route('/', googleOauth(oauthServices(parts, googleDialect)));
    app.route('/', searchConsoleApi({ grants: issuers.google_search_console, clock, switches }));
    return app;
  });
}

/** What both servers share: a header on every answer, a welcome page, and the control route. */
function createApp(parts: Parts, { providerName }: OauthDialect): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('X-Steeple-Sandbox', providerName);
  });
  app.get('/', (c) => c.html(welcomePage(providerName)));
  app.get('/favicon.ico', (c) => c.body(null, 204));
  const { controlSecret } = parts.settings;
  if (controlSecret) {
    app.route('/', controlRoutes(parts, controlSecret));
  }
  return app;
}

function oauthServices(
  { settings, store, clock, switches, issuers }: Parts,
  dialect: OauthDialect,
) {
  const { type } = dialect;
  return {
    dialect,
    switches,
    issuer: issuers[type],
    codes: createConsentCodes({ store, clock, provider: type }),
    application: {
      ...settings.application,
      redirectUris: settings.redirectUris[type],
    },
  };
}
