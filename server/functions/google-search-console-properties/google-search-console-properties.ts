import type { z } from 'zod/mini';
import { connectionRequest } from '#contract/functions/connections.ts';
import type { propertiesResponse } from '#contract/functions/google-search-console.ts';
import { createSearchConsole } from '../../integrations/google-search-console/search-console.ts';
import { chosenProperty } from '../chosen-property.ts';
import { withConnectedIntegration } from '../connected-integration.ts';
import type { NamedFunction } from '../named-function.ts';

/** The sites that the connected Google account may see, and the chosen one. */
export const googleSearchConsoleProperties: NamedFunction<z.infer<typeof connectionRequest>> = {
  request: connectionRequest,
  run(services, claims, { accountId }, c): Promise<z.infer<typeof propertiesResponse>> {
    const key = { accountId, type: 'google_search_console' } as const;
    return withConnectedIntegration(
      { services, claims, key, log: c.get('log') },
      async (system) => ({
        properties: await system.reach((access) => createSearchConsole(access).listProperties()),
        currentProperty: chosenProperty(system.metadata),
        ...(system.provider.isSandbox ? { sandbox: true } : {}),
      }),
    );
  },
};
