import type { Keyring } from '#server/integrations/credentials/keyring.ts';
import { createReaders } from '#server/sync/create-readers.ts';
import { createWeeksReader } from './weeks-reader.ts';

/**
 * The test reader with the given number of weeks for both integrations; for null, the product's
 * readers.
 */
export function readersOf(
  weeks: number | null,
  keyring: Keyring,
): ReturnType<typeof createReaders> {
  if (weeks === null) {
    return createReaders(keyring, { isDemo: false });
  }
  const reader = createWeeksReader(weeks);
  return { planning_center: reader, google_search_console: reader };
}
