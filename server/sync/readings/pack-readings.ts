import type { IntegrationType } from '#contract/tables/integrations.ts';
import { type Keyring, KeyringError } from '../../integrations/credentials/keyring.ts';
import type { ReaderContext } from '../reader.ts';
import { listsOf, readingsOf, type StoredDay } from './reading-lists.ts';
import { loadOldDays, packDays } from './reading-store.ts';
import { openGifts, sealGifts } from './sealed-gifts.ts';

/**
 * Rewrites as lists what a version before has stored by name, once for a connection: a migration that did it for
 * all churches would hold up the upgrade. Nothing counts as changed by it.
 *
 * @param findSeal opens the church's gifts; without it, and where it cannot, they stay sealed as they are
 */
export async function packReadings(
  { pool, accountId, write }: Pick<ReaderContext, 'pool' | 'accountId' | 'write'>,
  type: IntegrationType,
  findSeal: () => Promise<Keyring | null>,
): Promise<void> {
  const old = await loadOldDays(pool, accountId, type);
  if (old.length === 0) {
    return;
  }
  const seal = await findSeal();
  const days = old.map(({ kind, ...stored }) => ({
    kind,
    day: stored.day,
    lists: kind === 'gifts' ? giftsAgain(stored, seal) : listsOf(kind, readingsOf(kind, stored)),
  }));
  await write((client) => packDays(client, accountId, days));
}

/** A day's gifts sealed without names; as they were sealed, where they cannot be opened. */
function giftsAgain(stored: StoredDay, seal: Keyring | null): string {
  const sealed = readingsOf('gifts', stored);
  try {
    return listsOf('gifts', seal ? sealGifts(seal, openGifts(seal, sealed), []) : sealed);
  } catch (error) {
    if (error instanceof KeyringError) {
      return listsOf('gifts', sealed);
    }
    throw error;
  }
}
