import { addWeeks, lastDayOf, weekOf, weeksBetween } from '#analytics/calendar/church-week.ts';
import type { FiguresPulse } from '#contract/functions/church-pulse.ts';

/**
 * The week that was asked for while another one is still shown, so that a second click goes on from
 * there.
 *
 * @param asked a day of it; null for the newest week
 */
export function weekAsked(
  { week: shown, weekStartsOn }: Pick<FiguresPulse, 'week' | 'weekStartsOn'>,
  asked: string | null,
): FiguresPulse['week'] {
  if (asked === null) {
    return shown;
  }
  const first = weekOf(asked, weekStartsOn);
  const weeks = weeksBetween(shown.first, first);
  return {
    ...shown,
    first,
    last: lastDayOf(first),
    day: addWeeks(shown.day, weeks),
    previous: weeks > 0 || shown.previous !== null ? addWeeks(first, -1) : null,
    next: weeks < 0 || shown.next !== null ? addWeeks(first, 1) : null,
  };
}
