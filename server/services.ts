import type { Logger } from 'pino';
import type { Connections } from '#database/engine/connections.ts';
import type { AccessTokens } from './auth/access-token.ts';
import type { RefreshTokens } from './auth/refresh-token.ts';
import type { Config } from './config.ts';

/** What a request handler may use; made once in main.ts and in tests. */
export type Services = {
  config: Config;
  log: Logger;
  connections: Connections;
  accessTokens: AccessTokens;
  refreshTokens: RefreshTokens;
};
