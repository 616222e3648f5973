import { allowInsecureRequests, ClientSecretPost, Configuration, customFetch } from 'openid-client';
import type { Provider } from '../provider.ts';
import { ProviderError } from '../provider-error.ts';
import { type UserAgentSettings, userAgent } from '../user-agent.ts';
import { tokenFetch } from './token-fetch.ts';

export type OauthSettings = UserAgentSettings & { isProduction: boolean };

/**
 * The configuration of one provider for openid-client, made by hand: no discovery, so every address
 * is a setting.
 *
 * @throws ProviderError for an address that would send secrets in the clear
 */
export function configure(
  settings: OauthSettings,
  provider: Provider,
  signal?: AbortSignal,
): Configuration {
  const { authorizeUrl, tokenUrl, revokeUrl, clientId, clientSecret } = provider;
  const configuration = new Configuration(
    {
      issuer: new URL(authorizeUrl).origin,
      authorization_endpoint: authorizeUrl,
      token_endpoint: tokenUrl,
      revocation_endpoint: revokeUrl,
    },
    clientId,
    { client_secret: clientSecret },
    ClientSecretPost(clientSecret),
  );
  const plainAddresses = [authorizeUrl, tokenUrl, revokeUrl].filter(isPlainHttp);
  if (settings.isProduction && !plainAddresses.every(isOnThisMachine)) {
    throw new ProviderError(
      'provider_not_configured',
      `You can’t use an http:// address for ${provider.type} in production: secrets would be sent unencrypted.`,
    );
  }
  if (plainAddresses.length > 0) {
    allowInsecureRequests(configuration);
  }
  if (signal) {
    configuration[customFetch] = tokenFetch(userAgent(settings), signal);
    // The caller's deadline is the only one.
    configuration.timeout = undefined;
  }
  return configuration;
}

function isPlainHttp(address: string): boolean {
  return new URL(address).protocol === 'http:';
}

function isOnThisMachine(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
}
