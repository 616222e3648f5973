import type { Config } from '../config.ts';
import { ConfigError } from '../config.ts';
import type { Provider, Providers } from './provider.ts';

/** The credentials of our application at the sandboxes; public, like everything about a sandbox. */
export const sandboxApplication = {
  clientId: 'steeple-sandbox',
  clientSecret: 'steeple-sandbox-secret',
} as const;

/** The demo's sandbox lets three years of a church be read within a minute. */
export const sandboxRateLimit = 5000;

/**
 * The integrations that are left to a sandbox: with the demo on, those without an application of
 * ours and without an address.
 */
export function sandboxedIntegrations(config: Config): {
  planningCenter: boolean;
  google: boolean;
} {
  const { isDemo } = config;
  const { GOOGLE_AUTH_URL, GOOGLE_TOKEN_URL, GOOGLE_REVOKE_URL, GSC_BASE_URL } = config;
  const googleAddresses = [GOOGLE_AUTH_URL, GOOGLE_TOKEN_URL, GOOGLE_REVOKE_URL, GSC_BASE_URL];
  return {
    planningCenter: isDemo && !config.PCO_CLIENT_ID && !config.PCO_BASE_URL,
    google: isDemo && !config.GOOGLE_CLIENT_ID && googleAddresses.every((address) => !address),
  };
}

/**
 * Reads how each provider is reached.
 *
 * @param config the settings
 * @param sandbox where its sandbox listens (`http://127.0.0.1:41234`), or null
 * @throws ConfigError, also where tokens would travel in the clear in production
 */
export function readProviders(
  config: Config,
  sandbox: { planningCenter: string | null; google: string | null },
): Providers {
  const providers = {
    planning_center: planningCenter(config, sandbox.planningCenter),
    google_search_console: google(config, sandbox.google),
  };
  if (config.isProduction) {
    requireEncryption(providers.planning_center?.apiUrl, 'PCO_BASE_URL');
    requireEncryption(providers.google_search_console?.apiUrl, 'GSC_BASE_URL');
  }
  return providers;
}

/** A stand-in on the same machine is fine: nobody can listen in. */
function requireEncryption(address: string | undefined, setting: string): void {
  const { protocol, hostname } = new URL(address ?? 'https://nowhere.invalid');
  if (protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)) {
    throw new ConfigError(`${setting} must begin with https:// in production.`);
  }
}

function planningCenter(config: Config, sandboxUrl: string | null): Provider | null {
  const application = applicationOf(config, 'PCO', config.PCO_CLIENT_ID, config.PCO_CLIENT_SECRET);
  if (!application) {
    return null;
  }
  const base = trimSlash(
    sandboxUrl ?? config.PCO_BASE_URL ?? 'https://api.planningcenteronline.com',
  );
  return {
    type: 'planning_center',
    isSandbox: sandboxUrl !== null,
    ...application,
    authorizeUrl: `${base}/oauth/authorize`,
    tokenUrl: `${base}/oauth/token`,
    revokeUrl: `${base}/oauth/revoke`,
    apiUrl: base,
    // Without `openid`: /current/v2/me says who the church is, and there is no id_token to check.
    scope: 'people services check_ins giving calendar groups publishing registrations',
    rate: {
      limit: sandboxUrl === null ? config.PCO_RATE_LIMIT : sandboxRateLimit,
      periodSeconds: 20,
    },
    authorizeParameters: {},
  };
}

function google(config: Config, sandboxUrl: string | null): Provider | null {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = config;
  const application = applicationOf(config, 'GOOGLE', GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET);
  if (!application) {
    return null;
  }
  const at = (path: string, setting: string | undefined, real: string) =>
    trimSlash(sandboxUrl === null ? (setting ?? real) : `${sandboxUrl}${path}`);
  return {
    type: 'google_search_console',
    isSandbox: sandboxUrl !== null,
    ...application,
    authorizeUrl: at(
      '/o/oauth2/v2/auth',
      config.GOOGLE_AUTH_URL,
      'https://accounts.google.com/o/oauth2/v2/auth',
    ),
    tokenUrl: at('/token', config.GOOGLE_TOKEN_URL, 'https://oauth2.googleapis.com/token'),
    revokeUrl: at('/revoke', config.GOOGLE_REVOKE_URL, 'https://oauth2.googleapis.com/revoke'),
    apiUrl: at(
      '/webmasters/v3',
      config.GSC_BASE_URL,
      'https://searchconsole.googleapis.com/webmasters/v3',
    ),
    scope: 'https://www.googleapis.com/auth/webmasters.readonly',
    // Its answers do not say so (developers.google.com/webmaster-tools/limits).
    rate: { limit: 1200, periodSeconds: 60 },
    // Google issues a refresh token only with offline access, and reliably only with a new consent.
    authorizeParameters: { access_type: 'offline', prompt: 'consent' },
  };
}

function applicationOf(
  { isDemo }: Config,
  prefix: string,
  clientId: string | undefined,
  clientSecret: string | undefined,
): { clientId: string; clientSecret: string } | null {
  if (clientId && clientSecret) {
    return { clientId, clientSecret };
  }
  if (clientId || clientSecret) {
    throw new ConfigError(
      `${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET belong together: set both or none.`,
    );
  }
  return isDemo ? sandboxApplication : null;
}

function trimSlash(address: string): string {
  return address.replace(/\/+$/, '');
}
