import type { IntegrationType } from '#contract/tables/integrations.ts';
import type { Provider, Providers } from './provider.ts';
import { ProviderError } from './provider-error.ts';

/**
 * @returns the provider as this installation reaches it
 * @throws ProviderError `provider_not_configured` when the installation has no application there
 */
export function requireProvider(providers: Providers, type: IntegrationType): Provider {
  const provider = providers[type];
  if (!provider) {
    throw new ProviderError('provider_not_configured', `There is no application for ${type}.`);
  }
  return provider;
}
