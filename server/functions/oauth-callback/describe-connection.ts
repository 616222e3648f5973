import type { Logger } from 'pino';
import type { Connections } from '#database/access/connections.ts';
import type { Config } from '../../config.ts';
import type { Deadline } from '../../integrations/deadline.ts';
import { createPlanningCenter } from '../../integrations/planning-center/planning-center.ts';
import { readOrganization } from '../../integrations/planning-center/read-organization.ts';
import type { Provider } from '../../integrations/provider.ts';
import { createProviderFetch } from '../../integrations/provider-fetch.ts';
import { createProviderPace } from '../../integrations/provider-pace.ts';

export type NewConnection = {
  provider: Provider;
  accountId: string;
  accessToken: string;
  deadline: Deadline;
};

/**
 * Finds out what a new connection reaches, for `integrations.metadata`: the organisation at Planning
 * Center, nothing at Google, where the property is yet to be chosen. Never throws: a connection that
 * cannot be described is one all the same.
 */
export async function describeConnection(
  { config, connections, log }: { config: Config; connections: Connections; log: Logger },
  { provider, accountId, accessToken, deadline }: NewConnection,
): Promise<Record<string, string>> {
  if (provider.type !== 'planning_center') {
    return {};
  }
  const key = { accountId, type: provider.type };
  const pace = createProviderPace(connections.providers, key, 'foreground');
  const providerFetch = createProviderFetch(config);
  const access = { provider, providerFetch, pace, accessToken, deadline };
  const connection = { accountId, mayRenewToken: false, log };
  try {
    const { name, id } = await readOrganization(createPlanningCenter(access, connection));
    return {
      ...(name === null ? {} : { organization_name: name }),
      ...(id === null ? {} : { organization_id: id }),
    };
  } catch (error) {
    log.warn({ err: error }, 'a new connection could not be described');
    return {};
  }
}
