import type { IntegrationType } from '#contract/tables/integrations.ts';
import { readConfig } from '#server/config.ts';
import { startDeadline } from '#server/integrations/deadline.ts';
import { createProviderFetch, type ProviderAccess } from '#server/integrations/provider-fetch.ts';
import type { ProviderPace } from '#server/integrations/provider-pace.ts';
import { readProviders } from '#server/integrations/read-providers.ts';

/** No pacing, for tests without a database. */
const noPace: ProviderPace = { waitForTurn: async () => {}, note: async () => {} };

/** Reaches a provider like the server does, by the documented variables only. */
export function testProviderAccess(
  type: IntegrationType,
  variables: Record<string, string>,
  { accessToken = 'an-access-token', timeoutMs = 3_000 } = {},
): ProviderAccess {
  const config = readConfig(variables);
  const provider = readProviders(config, { planningCenter: null, google: null })[type];
  if (!provider) {
    throw new Error(`There is no application for ${type} in these variables`);
  }
  return {
    provider,
    providerFetch: createProviderFetch(config),
    pace: noPace,
    accessToken,
    deadline: startDeadline(timeoutMs),
  };
}
