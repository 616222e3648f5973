import { randomPKCECodeVerifier } from 'openid-client';
import { DatabaseError } from 'pg';
import type { StartConnectionRequest } from '#contract/functions/connections.ts';
import { connectionAdvice } from '#contract/messages/integrations.ts';
import { integrationTitles } from '#contract/messages/sync.ts';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import { isChurchGone } from '#database/access/church-gone.ts';
import type { Connections } from '#database/access/connections.ts';
import { runScoped } from '#database/access/scoped-query.ts';
import type { Config } from '../../config.ts';
import { ApiError } from '../../http/api-error.ts';
import type { VerifiedClaims } from '../../http/claims.ts';
import type { SteepleContext } from '../../http/context.ts';
import type { ProviderCredentials } from '../credentials/provider-credentials.ts';
import type { Provider, Providers } from '../provider.ts';
import { redirectUri } from '../redirect-uri.ts';
import { bindBrowser, boundBrowser } from './browser-binding.ts';
import { codeChallengeOf, hashSecret, newSecret } from './connection-secrets.ts';
import type { OauthClient } from './oauth-client.ts';

/** What connecting a church to a provider needs. */
export type ConnectingServices = {
  config: Config;
  connections: Connections;
  /** How each outside system is reached. */
  providers: Providers;
  oauth: OauthClient;
  credentials: ProviderCredentials;
};

/**
 * Sends a person to the consent page of a provider, in this browser and no other: the answer sets a
 * cookie.
 *
 * @returns the address of the page
 * @throws ApiError 400 for a page that is not ours, 403 for a church that is not theirs, 501 where
 *   this installation has no application at the provider
 */
export async function beginConnection(
  services: ConnectingServices,
  claims: VerifiedClaims,
  c: SteepleContext,
  type: IntegrationType,
  { accountId, origin }: StartConnectionRequest,
): Promise<string> {
  const { config, credentials, oauth } = services;
  const provider = requireProvider(services, type);
  requireAllowedOrigin(services, origin);
  // A browser keeps the secret it has, so that several tabs can connect at once.
  const browser = boundBrowser(c, config) ?? newSecret();
  const state = newSecret();
  const stateHash = hashSecret(state);
  const codeVerifier = randomPKCECodeVerifier();
  const isBegun = await rememberState(services, claims, [
    accountId,
    type,
    stateHash,
    hashSecret(browser),
    origin,
    credentials.sealVerifier(stateHash, codeVerifier),
    String(config.connectionStateLifeSeconds),
  ]);
  if (!isBegun) {
    throw notAllowed();
  }
  bindBrowser(c, config, browser);
  return oauth.authorizeUrl(provider, {
    redirectUri: redirectUri(config, type, origin),
    state,
    codeChallenge: codeChallengeOf(codeVerifier),
  });
}

/** The database decides who may; a church that does not exist is refused like somebody else's. */
async function rememberState(
  { connections }: ConnectingServices,
  claims: VerifiedClaims,
  values: readonly string[],
): Promise<boolean> {
  const text = 'select private.begin_connection($1::uuid, $2, $3, $4, $5, $6, $7::integer)';
  try {
    const [isBegun] = await runScoped(connections.rest, claims, { text, values });
    return isBegun === 't';
  } catch (error) {
    const hasNoRole = error instanceof DatabaseError && error.code === '42501';
    if (hasNoRole || isChurchGone(error)) {
      return false;
    }
    throw error;
  }
}

function requireProvider({ providers }: ConnectingServices, type: IntegrationType): Provider {
  const provider = providers[type];
  if (!provider) {
    throw new ApiError({
      status: 501,
      code: 'provider_not_configured',
      message: connectionAdvice.notConfigured(integrationTitles[type]),
    });
  }
  return provider;
}

function requireAllowedOrigin({ config }: ConnectingServices, origin: string): void {
  if (!config.allowedOrigins.has(origin)) {
    throw new ApiError({
      status: 400,
      code: 'origin_not_allowed',
      message:
        'You can’t connect from this web address. Open Steeple at its usual address and try again.',
    });
  }
}

function notAllowed(): ApiError {
  return new ApiError({
    status: 403,
    code: 'not_allowed',
    message: 'You don’t have permission to connect anything for this account.',
  });
}
