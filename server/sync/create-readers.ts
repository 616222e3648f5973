import type { IntegrationType } from '#contract/tables/integrations.ts';
import { demoChurch } from '../church/demo-church.ts';
import type { Keyring } from '../integrations/credentials/keyring.ts';
import { searchConsoleReader, usualSearch } from './google-search-console/search-console-reader.ts';
import { planningCenterReader } from './planning-center/planning-center-reader.ts';
import type { ProviderReader } from './reader.ts';

/** The demo church shows three years of searches. */
const demoSearch = { historyDays: 1095, pageDays: 1095 };

/**
 * The reader of each integration.
 *
 * @param keyring seals the keys that people are hashed with
 */
export function createReaders(
  keyring: Keyring,
  { isDemo }: { isDemo: boolean },
): Readonly<Record<IntegrationType, ProviderReader>> {
  return {
    planning_center: planningCenterReader(keyring),
    google_search_console: searchConsoleReader((accountId) =>
      isDemo && accountId === demoChurch.accountId ? demoSearch : usualSearch,
    ),
  };
}
