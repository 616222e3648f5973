import type { OwnFigureFacts } from '#contract/figures/own.ts';
import { type AnyFigureId, type FigureId, isFigureId } from '#contract/figures.ts';
import { attendance } from './attendance.ts';
import { fedByHand } from './fed-by-hand.ts';
import type { Figure } from './figure.ts';
import { firstTimeGuests } from './first-time-guests.ts';
import { giving } from './giving.ts';
import { givingSettled } from './giving-settled.ts';
import { givingUnits } from './giving-units.ts';
import { groupAttendance } from './group-attendance.ts';
import { groupMembers } from './group-members.ts';
import { guestReturn } from './guest-return.ts';
import { kids } from './kids.ts';
import { ownFigure } from './own-figures.ts';
import { reach } from './reach.ts';
import { recurringShare } from './recurring-share.ts';
import { roomUse } from './room-use.ts';
import { searchClicks } from './search-clicks.ts';
import { searchImpressions } from './search-impressions.ts';
import { searchNonbrandClicks } from './search-nonbrand-clicks.ts';
import { serving } from './serving.ts';

/** Every figure's page, but those of churches' own. */
const allFigures: Readonly<Record<FigureId, Figure>> = {
  attendance: fedByHand(attendance, 'attendance'),
  first_time_guests: fedByHand(firstTimeGuests, 'first_time_guests'),
  guest_return: guestReturn,
  kids: fedByHand(kids, 'kids'),
  serving: fedByHand(serving, 'serving'),
  group_members: groupMembers,
  group_attendance: fedByHand(groupAttendance, 'group_attendance'),
  giving: fedByHand(giving, 'giving'),
  giving_settled: givingSettled,
  giving_units: givingUnits,
  recurring_share: recurringShare,
  reach,
  room_use: roomUse,
  search_clicks: searchClicks,
  search_impressions: searchImpressions,
  search_nonbrand_clicks: searchNonbrandClicks,
};

/**
 * The page of a figure.
 *
 * @param own the figures of the church's own
 */
export function pageOf(figure: AnyFigureId, own: readonly OwnFigureFacts[]): Figure {
  if (isFigureId(figure)) {
    return allFigures[figure];
  }
  const facts = own.find(({ id }) => id === figure);
  if (!facts) {
    throw new RangeError(`The church has no figure ${figure}.`);
  }
  return ownFigure(facts);
}
