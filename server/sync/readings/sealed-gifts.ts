import type { GiftReading } from '#analytics/figures/readings.ts';
import { type Keyring, KeyringError } from '../../integrations/credentials/keyring.ts';
import { giftsOf, listsOfGifts } from './reading-lists.ts';

/**
 * A day's gifts as they are stored. A sum of few gifts beside the hashes of that day's givers would tell
 * who gave what, so it can be read only with the church's key of giving.
 */
export type SealedGifts = { day: string; sealed: string };

const place = 'gifts';

/** Seals gifts by day. A day that is stored with the same gifts keeps its text, so it is not rewritten. */
export function sealGifts(
  seal: Keyring,
  gifts: readonly GiftReading[],
  stored: readonly SealedGifts[],
): SealedGifts[] {
  const before = new Map(stored.map((each) => [each.day, each]));
  return [...Map.groupBy(gifts, ({ day }) => day)].map(([day, given]) => {
    const text = listsOfGifts(given);
    const kept = before.get(day);
    return kept && textOf(seal, kept) === text ? kept : { day, sealed: seal.seal(text, place) };
  });
}

/** The gifts of stored days. */
export function openGifts(seal: Keyring, stored: readonly SealedGifts[]): GiftReading[] {
  return stored.flatMap(({ day, sealed }) => giftsOf(day, seal.open(sealed, place)));
}

function textOf(seal: Keyring, { sealed }: SealedGifts): string | null {
  try {
    return seal.open(sealed, place);
  } catch (error) {
    if (error instanceof KeyringError) {
      return null;
    }
    throw error;
  }
}
