import type { Logger } from 'pino';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import type { ProviderTokens } from '../../integrations/credentials/token-pair.ts';
import { startDeadline } from '../../integrations/deadline.ts';
import {
  type ConnectionState,
  takeConnectionState,
} from '../../integrations/oauth/take-connection-state.ts';
import type { ConnectionKey, Provider } from '../../integrations/provider.ts';
import { ProviderError } from '../../integrations/provider-error.ts';
import { redirectUri } from '../../integrations/redirect-uri.ts';
import { requireProvider } from '../../integrations/require-provider.ts';
import type { Services } from '../../services.ts';
import { describeConnection } from './describe-connection.ts';
import type { Outcome } from './outcomes.ts';

/** What a browser brings back from a consent page (RFC 6749, 4.1.2), and the secret it holds. */
export type Returned = {
  state: string | undefined;
  code: string | undefined;
  error: string | undefined;
  browser: string | undefined;
};

export type Completing = {
  services: Services;
  type: IntegrationType;
  log: Logger;
};

/**
 * Completes what `beginConnection` began: at most once for each state, in the browser it began in.
 *
 * @returns how it ended, and the origin of the asking page if it is known
 * @throws only what the database throws before anything is asked of the provider
 */
export async function completeConnection(
  completing: Completing,
  returned: Returned,
): Promise<{ outcome: Outcome; origin: string | null }> {
  const { services, type } = completing;
  const pool = services.connections.providers;
  const state = await takeConnectionState(pool, type, returned.state, returned.browser);
  if (!state || !services.config.allowedOrigins.has(state.origin)) {
    return { outcome: 'stale', origin: null };
  }
  const { origin } = state;
  if (!state.isInTime) {
    return { outcome: 'stale', origin };
  }
  if (returned.error !== undefined || returned.code === undefined) {
    return { outcome: 'denied', origin };
  }
  return { outcome: await connectOrExplain(completing, state, returned.code), origin };
}

async function connectOrExplain(
  completing: Completing,
  state: ConnectionState,
  code: string,
): Promise<Outcome> {
  try {
    return await connect(completing, state, code);
  } catch (error) {
    completing.log.error({ err: error, type: completing.type }, 'a connection was not made');
    return error instanceof ProviderError ? 'provider_failed' : 'failed';
  }
}

async function connect(
  completing: Completing,
  state: ConnectionState,
  code: string,
): Promise<Outcome> {
  const { services, type, log } = completing;
  const { config, connections, credentials, oauth } = services;
  const provider = requireProvider(services.providers, type);
  // One deadline for everything that the person waits for at the provider.
  const deadline = startDeadline(config.PROVIDER_TIMEOUT_MS);
  const tokens = await oauth.exchangeCode(
    provider,
    {
      code,
      redirectUri: redirectUri(config, type, state.origin),
      codeVerifier: credentials.openVerifier(state.stateHash, state.sealedVerifier),
    },
    deadline.signal,
  );
  if (lacksRequiredScope(provider, tokens.scope)) {
    await discard(completing, state, tokens);
    return 'scope_missing';
  }
  if (tokens.refreshToken === null) {
    log.warn({ type, accountId: state.accountId }, 'a connection came without a refresh token');
  }
  const { accountId } = state;
  const metadata = await describeConnection(
    { config, log, pool: connections.providers },
    { provider, accountId, accessToken: tokens.accessToken, deadline },
  );
  return keep(completing, state, tokens, metadata);
}

async function keep(
  completing: Completing,
  state: ConnectionState,
  tokens: ProviderTokens,
  metadata: Record<string, unknown>,
): Promise<Outcome> {
  const { credentials } = completing.services;
  const key = keyOf(completing, state);
  try {
    return await credentials.connect(key, state, tokens, metadata);
  } catch (error) {
    await discard(completing, state, tokens);
    throw error;
  }
}

/** Tokens that were not stored are revoked; a failure to do so changes nothing for the person. */
async function discard(
  completing: Completing,
  state: ConnectionState,
  tokens: ProviderTokens,
): Promise<void> {
  try {
    const key = keyOf(completing, state);
    await completing.services.credentials.discard(key, state.personId, tokens);
  } catch (error) {
    completing.log.error({ err: error }, 'tokens could not be queued for revocation');
  }
}

function keyOf({ type }: Completing, { accountId }: ConnectionState): ConnectionKey {
  return { type, accountId };
}

/**
 * Whether the person denied the scope that the connection is for: Google lets them untick it.
 * Planning Center has a scope per product; a product without its scope shows as not granted.
 */
function lacksRequiredScope({ type, scope }: Provider, granted: string | null): boolean {
  if (type !== 'google_search_console' || granted === null) {
    return false;
  }
  // A wider scope than reading would do as well.
  const sufficient = [scope, scope.replace(/\.readonly$/, '')];
  return !granted.split(' ').some((word) => sufficient.includes(word));
}
