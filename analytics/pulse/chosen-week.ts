import { max, min } from 'd3-array';
import type { FigureWeek } from '#contract/figures.ts';
import type { FiguresPulse } from '#contract/functions/church-pulse.ts';
import { addWeeks, closingDayOf, isClosed, lastDayOf, weekOf } from '../calendar/church-week.ts';
import { addDays } from '../calendar/plain-date.ts';
import { serviceDayOf } from '../calendar/service-day.ts';
import type { PulseInput } from './pulse-input.ts';

/** Whether no more changes are expected: the week is closed, and a nightly sync has passed since. */
export function isLongClosed(week: string, today: string): boolean {
  return addDays(closingDayOf(week), 1) < today;
}

/**
 * The week that the page shows: the requested one if it has been read, else the newest that is over.
 * The current week is shown from its service day on, once somebody has counted.
 */
export function choosePulseWeek(
  input: PulseInput,
  requested: string | undefined,
): FiguresPulse['week'] | null {
  const figures = [...input.figures.values()];
  const isRead = isReadIn(figures);
  // Weeks exist before it is known what of them counts.
  const asked = input.asked.weeks;
  const first = figures.flatMap((rows) => rows.find(isRead)?.week ?? []);
  const last = figures.flatMap((rows) => rows.findLast(isRead)?.week ?? []);
  const oldest = min([...first, ...asked.slice(0, 1)]);
  const newestRead = max([...last, ...asked.slice(-1)]);
  if (oldest === undefined || newestRead === undefined) {
    return null;
  }
  const running = weekOf(input.today, input.weekStartsOn);
  const isRunningCounted = countedAtServices(input).some(
    ({ week, value }) => week === running && value !== null,
  );
  const showsRunning = isRunningCounted && input.today >= serviceDayOf(running, input);
  const newestPossible = showsRunning ? running : addWeeks(running, -1);
  // A church that stopped counting still sees the last week that is over, with what is missing.
  const newest = newestPossible >= oldest ? newestPossible : newestRead;
  const week = requested === undefined ? newest : weekWithin(requested, { oldest, newest }, input);
  return {
    first: week,
    last: lastDayOf(week),
    day: serviceDayOf(week, input),
    isComplete: isClosed(week, input.today),
    previous: week > oldest ? addWeeks(week, -1) : null,
    next: week < newest ? addWeeks(week, 1) : null,
  };
}

/** Attendance, or the children where it was never counted. */
function countedAtServices({ figures }: PulseInput): readonly FigureWeek[] {
  const attendance = figures.get('attendance') ?? [];
  const isCounted = attendance.some(({ value }) => value !== null);
  return isCounted ? attendance : (figures.get('kids') ?? []);
}

/** What makes a week a read one: a value; where there is none at all, one that is hidden will do. */
function isReadIn(figures: readonly (readonly FigureWeek[])[]) {
  const hasValue = ({ value }: FigureWeek) => value !== null;
  return figures.some((rows) => rows.some(hasValue))
    ? hasValue
    : ({ state }: FigureWeek) => state === 'suppressed';
}

/** The week of the requested day, limited to the range of known weeks. */
function weekWithin(
  requested: string,
  { oldest, newest }: { oldest: string; newest: string },
  { weekStartsOn }: Pick<PulseInput, 'weekStartsOn'>,
): string {
  if (requested <= oldest) {
    return oldest;
  }
  return requested >= newest ? newest : weekOf(requested, weekStartsOn);
}
