import type { IntegrationType } from '#contract/tables/integrations.ts';
import type { Providers } from '../provider.ts';

/** The integrations that this installation has an application for; only those can be called. */
export function configuredIntegrations(providers: Providers): IntegrationType[] {
  return Object.values(providers).flatMap((provider) => (provider ? [provider.type] : []));
}
