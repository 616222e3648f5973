import type { TileId } from '#contract/functions/church-pulse.ts';
import { attendance } from '../figures/attendance.ts';
import { firstTimeGuests } from '../figures/first-time-guests.ts';
import { giving } from '../figures/giving.ts';
import { givingPerAttender } from '../figures/giving-per-attender.ts';
import { groupMembers } from '../figures/group-members.ts';
import { guestReturn } from '../figures/guest-return.ts';
import { kids } from '../figures/kids.ts';
import { recurringShare } from '../figures/recurring-share.ts';
import { serving } from '../figures/serving.ts';
import type { Tile } from './tile.ts';

/** Every tile, as its figure's page has it. */
export const tileDefinitions: Readonly<Record<TileId, Tile>> = {
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
