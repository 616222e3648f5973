import type { Logger } from 'pino';
import type { Connections } from '#database/access/connections.ts';
import type { Config } from '../config.ts';
import type { AccessTokens } from './access-token.ts';
import type { DoorTokens } from './door-tokens.ts';
import type { RefreshTokens } from './refresh-token.ts';

/** What the endpoints of `/auth/v1` may use. */
export type AuthServices = {
  config: Config;
  log: Logger;
  connections: Connections;
  accessTokens: AccessTokens;
  refreshTokens: RefreshTokens;
  /** Tokens of the links in mails. */
  doorTokens: DoorTokens;
  /** Seals the secrets of the second step. */
  keyring: {
    currentKeyId: string;
    seal(text: string, place: string): string;
    open(sealed: string, place: string): string;
  };
  /** Names the counters of failed sign-ins. */
  signInKey: Buffer;
};
