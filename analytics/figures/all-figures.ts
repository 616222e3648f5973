import type { FigureId } from '#contract/figures.ts';
import { attendance } from './attendance.ts';
import type { Figure } from './figure.ts';
import { firstTimeGuests } from './first-time-guests.ts';
import { giving } from './giving.ts';
import { givingSettled } from './giving-settled.ts';
import { givingUnits } from './giving-units.ts';
import { groupAttendance } from './group-attendance.ts';
import { groupMembers } from './group-members.ts';
import { guestReturn } from './guest-return.ts';
import { kids } from './kids.ts';
import { reach } from './reach.ts';
import { recurringShare } from './recurring-share.ts';
import { roomUse } from './room-use.ts';
import { searchClicks } from './search-clicks.ts';
import { searchImpressions } from './search-impressions.ts';
import { searchNonbrandClicks } from './search-nonbrand-clicks.ts';
import { serving } from './serving.ts';

/** Every figure's page. */
export const allFigures: Readonly<Record<FigureId, Figure>> = {
  attendance,
  first_time_guests: firstTimeGuests,
  guest_return: guestReturn,
  kids,
  serving,
  group_members: groupMembers,
  group_attendance: groupAttendance,
  giving,
  giving_settled: givingSettled,
  giving_units: givingUnits,
  recurring_share: recurringShare,
  reach,
  room_use: roomUse,
  search_clicks: searchClicks,
  search_impressions: searchImpressions,
  search_nonbrand_clicks: searchNonbrandClicks,
};
