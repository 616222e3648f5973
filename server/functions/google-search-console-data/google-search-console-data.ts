import type { z } from 'zod/mini';
import { connectionRequest } from '#contract/functions/connections.ts';
import type { SearchAnalytics } from '#contract/functions/google-search-console.ts';
import { readSearchAnalytics } from '../../integrations/google-search-console/read-search-analytics.ts';
import { createSearchConsole } from '../../integrations/google-search-console/search-console.ts';
import { ProviderError } from '../../integrations/provider-error.ts';
import { chosenProperty } from '../chosen-property.ts';
import { withConnectedIntegration } from '../connected-integration.ts';
import type { NamedFunction } from '../named-function.ts';

/** Search analytics of the chosen property: the newest seven days that Google has completed. */
export const googleSearchConsoleData: NamedFunction<z.infer<typeof connectionRequest>> = {
  request: connectionRequest,
  run(services, claims, { accountId }, c): Promise<SearchAnalytics> {
    const key = { accountId, type: 'google_search_console' } as const;
    return withConnectedIntegration(
      { services, claims, key, log: c.get('log') },
      async (system) => {
        const siteUrl = chosenProperty(system.metadata);
        if (siteUrl === null) {
          throw new ProviderError('no_property', 'No property has been chosen');
        }
        const analytics = await system.reach((access) =>
          readSearchAnalytics(createSearchConsole(access), siteUrl, services.config.clock.now()),
        );
        return { ...analytics, ...(system.provider.isSandbox ? { sandbox: true } : {}) };
      },
    );
  },
};
