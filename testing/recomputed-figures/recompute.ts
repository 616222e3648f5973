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
 * How far a first sync reads: three years and the rest of a quarter from February, May, August or November on;
 * one year for group meetings; all there is for searches.
 */
const weeksRead = 156;
const weeksOfMeetings = 52;
const searchMonths = 17;
const weekMs = 7 * 86_400_000;

/**
 * Every figure of every week of a sandbox church from its raw records, without a network and without
 * the product's own code: the result that a sync must have. Figures that are not counted, or have no
 * history, are absent.
 *
 * @param choices what the church counts
 * @param property its Search Console property, or null
 * @param now the time of the computation, in milliseconds
 */
export function recomputeFigures(
  church: Church,
  choices: MeasureChoices,
  property: string | null,
  now = church.asOf,
): RecomputedFigures {
  const figures = new Map<FigureId, Map<string, Recomputed>>();
  const add = (figure: FigureId, { date }: ChurchWeek, one: Recomputed | null | undefined) => {
    if (one) {
      const weeks = figures.get(figure) ?? new Map<string, Recomputed>();
      figures.set(figure, weeks.set(date, one));
    }
  };
  const given = { church, choices, now };
  const gifts = giftsOf(given);
  const began = church.checkInPeriods()[0]?.startsAt ?? now;
  const [threeYearsAgo] = weeksBetween(now - weeksRead * weekMs, now, choices);
  const from = quarterOf(threeYearsAgo?.date ?? new Date(now).toISOString().slice(0, 10));
  const weeks = weeksBetween(Math.max(began, from), now, choices);
  for (const week of weeks) {
    add('attendance', week, attendanceOf(given, week));
    add('kids', week, kidsOf(given, week));
    add('reach', week, reachOf(given, week));
    add('room_use', week, roomUseOf(given, week));
    add('first_time_guests', week, firstTimeGuestsOf(given, week));
    add('guest_return', week, guestReturnOf(given, week));
    add('serving', week, servingOf(given, week));
    add('group_members', week, groupMembersOf(given, week));
    add('giving', week, givingOf(given, gifts, week, 'all'));
    add('giving_settled', week, givingOf(given, gifts, week, 'settled'));
    const donors = donorsOf(given, gifts, week);
    add('giving_units', week, donors?.units);
    add('recurring_share', week, donors?.recurringShare);
  }
  for (const week of weeks.slice(-weeksOfMeetings - 1)) {
    add('group_attendance', week, groupAttendanceOf(given, week));
  }
  for (const week of weeksBetween(now - searchMonths * 31 * 86_400_000, now, choices)) {
    const searched = property === null ? null : searchOf(property, church.asOf, week, choices);
    add('search_clicks', week, searched?.clicks);
    add('search_impressions', week, searched?.impressions);
    add('search_nonbrand_clicks', week, searched?.nonbrand);
  }
  return figures;
}

/** Noon of the first day of a date's quarter. */
function quarterOf(date: string): number {
  const [year = 0, month = 1] = date.split('-').map(Number);
  const starts = [2, 5, 8, 11].filter((first) => first <= month).at(-1);
  return Date.UTC(starts === undefined ? year - 1 : year, (starts ?? 11) - 1, 1, 12);
}
