import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { Deadline } from '../../integrations/deadline.ts';
import { createSearchConsole } from '../../integrations/google-search-console/search-console.ts';
import { createPlanningCenter } from '../../integrations/planning-center/planning-center.ts';
import { readOrganization } from '../../integrations/planning-center/read-organization.ts';
import type { Provider } from '../../integrations/provider.ts';
import { createProviderFetch, type ProviderAccess } from '../../integrations/provider-fetch.ts';
import { createProviderPace } from '../../integrations/provider-pace.ts';
import { chosenProperty } from '../chosen-property.ts';

export type NewConnection = {
  provider: Provider;
  accountId: string;
  accessToken: string;
  deadline: Deadline;
};

type Services = {
  config: Config;
  log: Logger;
  /** Logged in as `steeple_providers`. */
  pool: Pool;
};

/**
 * Finds out what a new connection gives access to, for `integrations.metadata`: the organization at
 * Planning Center; at Google the property chosen before, if this account may see it too. Never
 * throws: a connection without a description is still a connection.
 */
export async function describeConnection(
  services: Services,
  connection: NewConnection,
): Promise<Record<string, string>> {
  const { config, log, pool } = services;
  const { provider, accountId, accessToken, deadline } = connection;
  const key = { accountId, type: provider.type };
  const pace = createProviderPace(pool, key, provider.rate, { kind: 'foreground' });
  const providerFetch = createProviderFetch(config);
  const access = { provider, providerFetch, pace, accessToken, deadline };
  try {
    return provider.type === 'planning_center'
      ? await describeOrganization(services, access, connection)
      : await keepProperty(services, access, connection);
  } catch (error) {
    log.warn({ err: error }, 'a new connection could not be described');
    return {};
  }
}

async function describeOrganization(
  { log }: Services,
  access: ProviderAccess,
  { accountId }: NewConnection,
): Promise<Record<string, string>> {
  const planningCenter = createPlanningCenter(access, { accountId, mayRenewToken: false, log });
  const { name, id } = await readOrganization(planningCenter);
  return {
    ...(name === null ? {} : { organization_name: name }),
    ...(id === null ? {} : { organization_id: id }),
  };
}

const formerMetadata = z.record(z.string(), z.unknown()).nullable();

/** Reconnecting after a refused renewal: the property has been chosen already. */
async function keepProperty(
  { pool }: Services,
  access: ProviderAccess,
  { accountId, provider }: NewConnection,
): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ metadata: unknown }>(
    'select private.connection_metadata($1, $2) as metadata',
    [accountId, provider.type],
  );
  const former = chosenProperty(formerMetadata.parse(rows[0]?.metadata ?? null) ?? {});
  if (former === null) {
    return {};
  }
  const properties = await createSearchConsole(access).listProperties();
  const kept = properties.find(({ siteUrl }) => siteUrl === former);
  return kept ? { property_url: kept.siteUrl, permission_level: kept.permissionLevel } : {};
}
