import type { z } from 'zod/mini';
import {
  selectPropertyRequest,
  type selectPropertyResponse,
} from '#contract/functions/google-search-console.ts';
import { providerRefusals } from '#contract/messages/integrations.ts';
import { ApiError } from '../../http/api-error.ts';
import { createSearchConsole } from '../../integrations/google-search-console/search-console.ts';
import { withConnectedIntegration } from '../connected-integration.ts';
import type { NamedFunction } from '../named-function.ts';
import { requireChange } from '../require-change.ts';

/** Chooses the property whose numbers are shown: one that the connected account may see now. */
export const googleSearchConsoleSelectProperty: NamedFunction<
  z.infer<typeof selectPropertyRequest>
> = {
  request: selectPropertyRequest,
  run(services, claims, { accountId, propertyUrl }, c): Promise<Answer> {
    const key = { accountId, type: 'google_search_console' } as const;
    return withConnectedIntegration(
      { services, claims, key, log: c.get('log') },
      async (system) => {
        await requireChange(services, claims, accountId);
        const properties = await system.reach((access) =>
          createSearchConsole(access).listProperties(),
        );
        const property = properties.find(({ siteUrl }) => siteUrl === propertyUrl);
        if (!property) {
          throw unknownProperty();
        }
        await system.remember({
          property_url: property.siteUrl,
          permission_level: property.permissionLevel,
        });
        return { success: true };
      },
    );
  },
};

type Answer = z.infer<typeof selectPropertyResponse>;

function unknownProperty(): ApiError {
  return new ApiError({
    status: 400,
    code: 'validation_failed',
    message: providerRefusals.unknownProperty,
  });
}
