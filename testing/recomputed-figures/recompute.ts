import type { FigureId } from '#contract/figures.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import type { Church } from '#sandbox/church/church.ts';
import { attendanceOf, kidsOf, reachOf, roomUseOf } from './attendance.ts';
import { donorsOf, giftsOf, givingOf } from './giving.ts';
import { firstTimeGuestsOf, guestReturnOf } from './guests.ts';
import { searchOf } from './search.ts';
import { groupAttendanceOf, groupMembersOf, servingOf } from './serving.ts';
import { type ChurchWeek, type Recomputed, weeksBetween } from './weeks.ts';

/** By figure and by the date of the week's first day. */
export type RecomputedFigures = ReadonlyMap<FigureId, ReadonlyMap<string, Recomputed>>;

/**
 * Every figure of every week of a sandbox church from its raw records, over no network and by none
 * of the product's own code: what a sync has to arrive at. Takes what the church counts, and its
 * property at Search Console if it has one. A figure that is not counted, or that no past is known
 * of, has no entry.
 */
export function recomputeFigures(
  church: Church,
  choices: MeasureChoices,
  property: string | null,
): RecomputedFigures {
  const figures = new Map<FigureId, Map<string, Recomputed>>();
  const add = (figure: FigureId, { date }: ChurchWeek, one: Recomputed | null | undefined) => {
    if (one) {
      const weeks = figures.get(figure) ?? new Map<string, Recomputed>();
      figures.set(figure, weeks.set(date, one));
    }
  };
  const given = { church, choices };
  const gifts = giftsOf(given);
  const [first] = church.checkInPeriods();
  for (const week of weeksBetween(first?.startsAt ?? church.asOf, church.asOf, choices)) {
    add('attendance', week, attendanceOf(given, week));
    add('kids', week, kidsOf(given, week));
    add('reach', week, reachOf(given, week));
    add('room_use', week, roomUseOf(given, week));
    add('first_time_guests', week, firstTimeGuestsOf(given, week));
    add('guest_return', week, guestReturnOf(given, week));
    add('serving', week, servingOf(given, week));
    add('group_members', week, groupMembersOf(given, week));
    add('group_attendance', week, groupAttendanceOf(given, week));
    add('giving', week, givingOf(given, gifts, week, 'all'));
    add('giving_settled', week, givingOf(given, gifts, week, 'settled'));
    const donors = donorsOf(given, gifts, week);
    add('giving_units', week, donors?.units);
    add('recurring_share', week, donors?.recurringShare);
    const searched = property === null ? null : searchOf(property, church.asOf, week, choices);
    add('search_clicks', week, searched?.clicks);
    add('search_impressions', week, searched?.impressions);
    add('search_nonbrand_clicks', week, searched?.nonbrand);
  }
  return figures;
}
