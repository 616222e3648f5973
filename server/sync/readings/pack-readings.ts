import type { IntegrationType } from '#contract/tables/integrations.ts';
import type { Keyring } from '../../integrations/credentials/keyring.ts';
import type { ReaderContext } from '../reader.ts';
import { listsOf, readingsOf } from './reading-lists.ts';
import { loadOldDays, writeDays } from './reading-store.ts';
import { openGifts, sealGifts } from './sealed-gifts.ts';

/**
 * Rewrites as lists what a version before has stored by name, once for a connection: a migration that did it for
 * all churches would hold up the upgrade. Nothing counts as changed by it.
 *
 * @param findSeal opens the church's gifts; without it they stay sealed as they are
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
  const days = old.map(({ kind, ...stored }) => {
    const { day } = stored;
    if (kind !== 'gifts' || seal === null) {
      return { kind, day, lists: listsOf(kind, readingsOf(kind, stored)) };
    }
    const gifts = openGifts(seal, readingsOf(kind, stored));
    return { kind, day, lists: listsOf(kind, sealGifts(seal, gifts, [])) };
  });
  await write((client) => writeDays(client, accountId, days));
}
