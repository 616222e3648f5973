import type { ChurchCalendar } from '../calendar/church-calendar.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { sameWeekLastYear } from '../calendar/last-year.ts';
import { isMajorEvent } from '../forecast/design.ts';

/** The values of a week and of the one it is compared with. */
export type Pair = { now: number; then: number };
type YearPair = Pair & { week: string };

/** The weeks up to one that were counted in both years, oldest first. */
export function pairsOf(
  values: ReadonlyMap<string, number>,
  last: string,
  weeks: number,
  beforeOf: (week: string) => string | null,
): YearPair[] {
  return Array.from({ length: weeks }, (_, index) => addWeeks(last, index + 1 - weeks)).flatMap(
    (week) => {
      const before = beforeOf(week);
      const now = values.get(week);
      const then = before === null ? undefined : values.get(before);
      return now === undefined || then === undefined ? [] : [{ week, now, then }];
    },
  );
}

/** How the weeks of two years are lined up. */
export type Way = 'byEaster' | 'byDate';
type YearBefore = Record<Way, string | null>;

/** Every figure of a church asks for the same weeks. */
const knownYears = new WeakMap<ChurchCalendar, Map<string, YearBefore>>();

/** The week of last year with the same holidays, lined up by Easter near it and by date; null for another. */
export function yearBefore(week: string, calendar: ChurchCalendar): YearBefore {
  const known = knownYears.get(calendar) ?? new Map<string, YearBefore>();
  const before = known.get(week);
  if (before !== undefined) {
    return before;
  }
  const events = majorEventsOf(week, calendar);
  const alike = (other: string) => (majorEventsOf(other, calendar) === events ? other : null);
  const found = {
    byEaster: alike(sameWeekLastYear(week, calendar.easter)),
    byDate: alike(addWeeks(week, -52)),
  };
  knownYears.set(calendar, known.set(week, found));
  return found;
}

function majorEventsOf(week: string, calendar: ChurchCalendar): string {
  return calendar
    .eventsOf(week)
    .flatMap(({ id }) => (isMajorEvent(id) ? id : []))
    .join();
}
