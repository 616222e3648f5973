import { isOwnFigureId, type OwnFigureFacts } from '#contract/figures/own.ts';
import { isGiving } from '#contract/figures.ts';
import { type TileId, tileIds, type UsualTileId } from '#contract/functions/church-pulse.ts';
import { attendance } from '../figures/attendance.ts';
import { firstTimeGuests } from '../figures/first-time-guests.ts';
import { giving } from '../figures/giving.ts';
import { givingPerAttender } from '../figures/giving-per-attender.ts';
import { groupMembers } from '../figures/group-members.ts';
import { guestReturn } from '../figures/guest-return.ts';
import { kids } from '../figures/kids.ts';
import { ownFigure } from '../figures/own-figures.ts';
import { recurringShare } from '../figures/recurring-share.ts';
import { serving } from '../figures/serving.ts';
import type { Tile } from '../figures/tile.ts';

/** Every usual tile, as its figure's page has it. */
const usualTiles: Readonly<Record<UsualTileId, Tile>> = {
  attendance: attendance.tile,
  first_time_guests: firstTimeGuests.tile,
  guest_return: guestReturn.tile,
  kids: kids.tile,
  serving: serving.tile,
  group_members: groupMembers.tile,
  giving: giving.tile,
  giving_per_attender: givingPerAttender,
  recurring_share: recurringShare.tile,
};

/** A church, as far as its tiles go. */
export type OfChurch = { own: readonly OwnFigureFacts[] };

/** A tile of a church. */
export function tileOf(tile: TileId, { own }: OfChurch): Tile {
  if (!isOwnFigureId(tile)) {
    return usualTiles[tile];
  }
  const facts = own.find(({ id }) => id === tile);
  if (!facts) {
    throw new RangeError(`The church has no tile ${tile}.`);
  }
  return ownFigure(facts).tile;
}

/** All tiles of a church in their order: the usual ones, then its own. */
export function tilesOf({ own }: OfChurch): TileId[] {
  return [...tileIds, ...own.map(({ id }) => id)];
}

/** Whether a tile is about giving, which not everybody sees; of a church's own, any money. */
export function isTileOfGiving(tile: TileId, church: OfChurch): boolean {
  return isOwnFigureId(tile) ? tileOf(tile, church).unit === 'money' : isGiving(tile);
}
