import { addWeeks, isClosed, lastDayOf, weekOf } from '#analytics/calendar/church-week.ts';
import { localDateOf } from '#analytics/calendar/local-date.ts';
import { addDays, dayNumberOf, plainDate } from '#analytics/calendar/plain-date.ts';
import type { ReadingKind } from '#analytics/figures/readings.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import type { Span } from './reading-store.ts';

/** Figures cover three years, and the rest of the quarter that these begin in. */
const figureWeeks = 156;
/** Additional weeks for figures over several weeks: the 90 days of giving units. */
const runUpWeeks = 13;
/** Serving covers six weeks; one request per plan. */
const servingRunUpWeeks = 5;
/** One request per meeting, two thirds of all requests, so only one year. */
const meetingWeeks = 52;
/** Weeks per window of the past; first-reading.proof.test.ts counts what it costs in requests. */
const windowWeeks = 13;

/** The weeks and days that matter for a church at a moment. */
export type ChurchTime = {
  today: string;
  currentWeek: string;
  /** The first week that has figures. */
  firstWeek: string;
  /** The first day that is read. */
  historyFrom: string;
};

/** The current weeks and days of a church. */
export function churchTime(now: Date, { timeZone, weekStartsOn }: MeasureChoices): ChurchTime {
  const today = localDateOf(now.toISOString(), timeZone);
  const currentWeek = weekOf(today, weekStartsOn);
  const firstWeek = weekOf(quarterBefore(addWeeks(currentWeek, -figureWeeks)), weekStartsOn);
  return { today, currentWeek, firstWeek, historyFrom: addWeeks(firstWeek, -runUpWeeks) };
}

/**
 * The first day of the quarter that a day is in, of quarters from February on: what is expected of a week is
 * learned from all weeks before it, so the first of them must not be another one on each Monday. No large
 * Sunday is in the weeks in which these quarters change.
 */
function quarterBefore(date: string): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return plainDate(dayNumberOf(year, 3 * Math.floor((month - 2) / 3) + 2, 1));
}

/** The first day that a kind is read for. */
export function historyFromOf(
  kind: ReadingKind,
  { currentWeek, firstWeek, historyFrom }: Omit<ChurchTime, 'today'>,
): string {
  switch (kind) {
    case 'team':
      return addWeeks(firstWeek, -servingRunUpWeeks);
    case 'meetings':
      return addWeeks(currentWeek, -meetingWeeks);
    default:
      return historyFrom;
  }
}

/** The newest week that is closed. */
export function newestClosedWeek({ currentWeek, today }: ChurchTime): string {
  const before = addWeeks(currentWeek, -1);
  return isClosed(before, today) ? before : addWeeks(before, -1);
}

/** The newest weeks, the current one included. */
export function newestWeeks({ currentWeek }: ChurchTime, weeks: number): Span {
  return { from: addWeeks(currentWeek, 1 - weeks), to: lastDayOf(currentWeek) };
}

/**
 * The windows from before `day` back to `historyFrom`, newest first, in whole weeks.
 *
 * @param weeks the length of a window; the oldest can be longer
 */
export function windowsBefore(day: string, historyFrom: string, weeks = windowWeeks): Span[] {
  const spans: Span[] = [];
  for (let to = addDays(day, -1); to >= historyFrom; ) {
    const from = addDays(to, 1 - 7 * weeks);
    const span = { from: from < historyFrom ? historyFrom : from, to };
    spans.push(span);
    to = addDays(span.from, -1);
  }
  return spans;
}
