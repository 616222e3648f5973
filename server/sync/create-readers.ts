import type { IntegrationType } from '#contract/tables/integrations.ts';
import type { ProviderReader } from './reader.ts';

/** Reads nothing yet. */
const nothing: ProviderReader = {
  plan: async () => [],
  read: async () => {},
  compute: async () => {},
};

/** What is read from each outside system. */
export function createReaders(): Readonly<Record<IntegrationType, ProviderReader>> {
  return { planning_center: nothing, google_search_console: nothing };
}
