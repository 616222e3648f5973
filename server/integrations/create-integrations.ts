import type { Logger } from 'pino';
import type { Connections } from '#database/access/connections.ts';
import type { Config } from '../config.ts';
import { createKeyring, type Keyring, readAcceptedKeys } from './credentials/keyring.ts';
import {
  type CredentialsKeeper,
  createProviderCredentials,
} from './credentials/provider-credentials.ts';
import { createOauthClient, type OauthClient } from './oauth/oauth-client.ts';
import type { Providers } from './provider.ts';
import { readProviders } from './read-providers.ts';

/** Everything that talks to the providers. */
export type Integrations = {
  providers: Providers;
  oauth: OauthClient;
  keyring: Keyring;
  credentials: CredentialsKeeper;
};

export type IntegrationSources = {
  config: Config;
  log: Logger;
  connections: Connections;
  /** 32 bytes. */
  encryptionKey: Buffer;
  /** Where the sandboxes listen, or null. */
  sandbox: { planningCenter: string | null; google: string | null };
};

/**
 * Assembles it; contacts nobody yet.
 *
 * @throws ConfigError
 */
export function createIntegrations(sources: IntegrationSources): Integrations {
  const { config, log, connections, encryptionKey, sandbox } = sources;
  const providers = readProviders(config, sandbox);
  const oauth = createOauthClient(config);
  const keyring = createKeyring(encryptionKey, readAcceptedKeys(config.ENCRYPTION_KEYS_ACCEPTED));
  const credentials = createProviderCredentials({
    pool: connections.providers,
    providers,
    oauth,
    keyring,
    log,
    timeoutMs: config.PROVIDER_TIMEOUT_MS,
  });
  return { providers, oauth, keyring, credentials };
}
