import type { Weekday } from '#contract/functions/measures.ts';
import { weekOf } from '../calendar/church-week.ts';

/**
 * The days that a check-in counts on: normally the first day of its event's period. A weekly event's
 * period can span two church weeks; then it counts on the day of each of its times, once per church
 * week.
 *
 * @param period the local dates of its first and last moment
 * @param timeDays the local dates of the check-in's event times
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
