import type { Weekday } from '#contract/functions/measures.ts';
import { weekOf } from '../calendar/church-week.ts';

/**
 * The days that a check-in counts on. It belongs to the day its event's period starts. A weekly event's
 * period is a week of its own, which can lie in two church weeks: there it belongs to the day of each
 * time it holds for, one in each church week.
 *
 * @param period the local dates of its first and last moment
 * @param timeDays the local dates of the event times that the check-in holds for
 */
export function checkInDays(
  period: { firstDay: string; lastDay: string },
  timeDays: readonly string[],
  weekStartsOn: Weekday,
): string[] {
  const { firstDay, lastDay } = period;
  if (weekOf(firstDay, weekStartsOn) === weekOf(lastDay, weekStartsOn) || timeDays.length === 0) {
    return [firstDay];
  }
  const dayOfWeek = new Map<string, string>();
  for (const day of [...timeDays].sort()) {
    const week = weekOf(day, weekStartsOn);
    dayOfWeek.set(week, dayOfWeek.get(week) ?? day);
  }
  return [...dayOfWeek.values()];
}
