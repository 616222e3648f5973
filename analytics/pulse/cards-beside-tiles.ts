import type { PulseCard, PulseTile } from '#contract/functions/church-pulse.ts';
import { type Claim, isBorneOut } from '../judging/borne-out.ts';
import { isGivingTile, isServingHalved } from './tile-facts.ts';

/** A card that nobody has dismissed or done, with what it says of a level. */
export type OpenCard = PulseCard & { claim: Claim | null };

/** The first of the cards that the tiles beside it bear out; null where none is. */
export function cardBeside(
  cards: readonly OpenCard[],
  tiles: readonly PulseTile[],
): PulseCard | null {
  const open = cards.find(({ claim }) => isStillSo(claim, tiles));
  if (open === undefined) {
    return null;
  }
  const { claim: _, ...card } = open;
  return card;
}

/**
 * Whether what a card says of a level is still so: a card is as it was when it was made, and its figure's tile stands
 * beside it with the newest number. Where that cannot be judged, nothing speaks against the card; numbers that may not
 * all be entered speak for none.
 */
export function isStillSo(claim: Claim | null, tiles: readonly PulseTile[]): boolean {
  const tile = claim && tiles.find((each) => isOf(each, claim));
  if (!tile) {
    return true;
  }
  const { state, direction, side } = tile.verdict;
  if (tile.notEntered !== undefined || (isServingHalved(tile) && claim.direction === 'down')) {
    return false;
  }
  return (
    state === 'none' ||
    state === 'asked' ||
    isBorneOut(claim, { state, direction, side: tile.standing?.side ?? side })
  );
}

function isOf(tile: PulseTile, { figure }: Claim): boolean {
  return figure === 'giving' ? isGivingTile(tile) : tile.tile === figure;
}
