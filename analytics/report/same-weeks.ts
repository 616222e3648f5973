import type { PulsePoint } from '#contract/functions/church-pulse.ts';
import type { ChurchCalendar } from '../calendar/church-calendar.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { sameWeekLastYear } from '../calendar/last-year.ts';
import { isMajorEvent } from '../forecast/design.ts';
import { isCounted } from './counted-weeks.ts';

/**
 * Weeks beside the same weeks a year earlier: a holiday beside itself, on whichever Sunday it falls, and no week
 * beside another's holiday.
 *
 * @param points with those of the year before them
 */
export function besideSameWeeks(
  points: readonly PulsePoint[],
  calendar: ChurchCalendar,
): PulsePoint[] {
  const counted = new Map(
    points.filter(isCounted).map(({ week, value }) => [week, value] as const),
  );
  return points.map((point) => {
    const before = sameWeekBefore(point.week, calendar);
    return { ...point, lastYear: (before === null ? null : counted.get(before)) ?? null };
  });
}

/** Around Easter a holiday of the calendar is so many weeks off at most. */
const nearWeeks = [0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5];

/** The week of last year to stand beside one; null where there is none like it. */
export function sameWeekBefore(week: string, calendar: ChurchCalendar): string | null {
  const before = sameWeekLastYear(week, calendar.easter);
  const holiday = holidayOf(week, calendar);
  const isAlike = (other: string) => holidayOf(other, calendar) === holiday;
  const near = holiday === null ? [0] : nearWeeks;
  return near.map((weeks) => addWeeks(before, weeks)).find(isAlike) ?? null;
}

/** What moves a week so much that it is compared with nothing else. */
function holidayOf(week: string, calendar: ChurchCalendar): string | null {
  const events = calendar.eventsOf(week).map(({ id }) => id);
  return events.find((id) => isMajorEvent(id) || id.startsWith('holiday:')) ?? null;
}
