import type { Logger } from 'pino';
import type { Connections } from '#database/access/connections.ts';
import type { AccessTokens } from './auth/access-token.ts';
import type { RefreshTokens } from './auth/refresh-token.ts';
import type { Computing } from './computing/computing.ts';
import type { Config } from './config.ts';
import type { ProviderCredentials } from './integrations/credentials/provider-credentials.ts';
import type { OauthClient } from './integrations/oauth/oauth-client.ts';
import type { Providers } from './integrations/provider.ts';

/** What a request handler may use; made once in main.ts and in tests. */
export type Services = {
  config: Config;
  log: Logger;
  connections: Connections;
  accessTokens: AccessTokens;
  refreshTokens: RefreshTokens;
  /** Names the counters of failed sign-ins. */
  signInKey: Buffer;
  /** How each outside system is reached. */
  providers: Providers;
  oauth: OauthClient;
  credentials: ProviderCredentials;
  /** Answers the functions that take much processor time. */
  computing: Computing;
};

/** What those functions may use: no provider and no token. */
export type ComputeServices = Pick<Services, 'config' | 'log' | 'connections'>;
