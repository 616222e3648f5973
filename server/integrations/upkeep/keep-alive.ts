import type { IntegrationType } from '#contract/tables/integrations.ts';
import type { ConnectionKey } from '../provider.ts';
import { ProviderError } from '../provider-error.ts';
import { configuredIntegrations } from './configured-integrations.ts';
import type { UpkeepServices } from './upkeep-services.ts';

/**
 * Enough for 30,000 connections a week at one round every five seconds, without a burst for a
 * provider.
 */
const perRound = 3;

type DueRow = { account_id: string; integration_type: IntegrationType };

/**
 * Renews a few connections that have not been used for a week. Planning Center accepts a refresh
 * token for 90 days from its issue, Google for six months from its last use. A temporary failure is
 * retried in an hour; a permanent refusal is recorded.
 */
export async function keepAlive(
  services: Pick<UpkeepServices, 'pool' | 'providers' | 'credentials' | 'log'>,
): Promise<void> {
  const { pool, providers, credentials, log } = services;
  const { rows } = await pool.query<DueRow>(
    `update private.provider_credentials set keep_alive_at = now() + interval '1 hour'
     where (account_id, integration_type) in (
       select account_id, integration_type from private.provider_credentials
       where keep_alive_at <= now() and reconnect_needed_at is null and integration_type = any ($1)
       order by keep_alive_at limit $2 for update skip locked)
     returning account_id, integration_type`,
    [configuredIntegrations(providers), perRound],
  );
  const keys = rows.map((row) => ({ accountId: row.account_id, type: row.integration_type }));
  await Promise.all(
    keys.map(async (key: ConnectionKey) => {
      try {
        await credentials.renew(key);
      } catch (error) {
        const reason = error instanceof ProviderError ? error.code : error;
        log.warn({ ...key, err: reason }, 'a connection could not be kept alive');
      }
    }),
  );
}
