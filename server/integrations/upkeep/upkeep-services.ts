import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Keyring } from '../credentials/keyring.ts';
import type { CredentialsKeeper } from '../credentials/provider-credentials.ts';
import type { OauthClient } from '../oauth/oauth-client.ts';
import type { Providers } from '../provider.ts';

/** What the upkeep of connections works with. */
export type UpkeepServices = {
  /** Logged in as `steeple_providers`. */
  pool: Pool;
  providers: Providers;
  oauth: Pick<OauthClient, 'revoke'>;
  credentials: Pick<CredentialsKeeper, 'renew'>;
  keyring: Keyring;
  log: Logger;
  /** How many days the names of deleted people stay in the audit log. */
  auditNamesDays: number;
  /** Milliseconds from the end of one round to the beginning of the next, and before the first. */
  intervalMs: number;
  /** How long a provider may take for one answer. */
  timeoutMs: number;
};
