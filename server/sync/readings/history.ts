import { addWeeks, lastDayOf, weekOf } from '#analytics/calendar/church-week.ts';
import { localDateOf } from '#analytics/calendar/local-date.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import type { ReadingKind } from '#analytics/figures/readings.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import type { Span } from './reading-store.ts';

/** Figures reach back three years. */
const figureWeeks = 156;
/** What figures of many weeks need before that: the 90 days of giving units. */
const runUpWeeks = 13;
/** How many weeks back a kind is read; unless it is here, as far as figures and their run-up go. */
const weeksBack: Readonly<Partial<Record<ReadingKind, number>>> = {
  // Those who served are counted over six weeks: one request a plan.
  team: figureWeeks + 5,
  // One request a meeting: two thirds of all requests, so one year unless the church wants all.
  meetings: 52,
};
/** Weeks read at once when the past is read: see the volume table of docs/decisions/people-hashes.md. */
const windowWeeks = 13;

/** Where a church's time stands. */
export type ChurchTime = {
  today: string;
  currentWeek: string;
  /** The first week that has figures. */
  firstWeek: string;
  /** The first day that is read. */
  historyFrom: string;
};

/** Reads the church's clock. */
export function churchTime(now: Date, { timeZone, weekStartsOn }: MeasureChoices): ChurchTime {
  const today = localDateOf(now.toISOString(), timeZone);
  const currentWeek = weekOf(today, weekStartsOn);
  const firstWeek = addWeeks(currentWeek, -figureWeeks);
  return { today, currentWeek, firstWeek, historyFrom: addWeeks(firstWeek, -runUpWeeks) };
}

/** The first day of the past of a kind that is read. */
export function historyFromOf(
  kind: ReadingKind,
  { currentWeek, historyFrom }: Pick<ChurchTime, 'currentWeek' | 'historyFrom'>,
): string {
  const weeks = weeksBack[kind];
  return weeks === undefined ? historyFrom : addWeeks(currentWeek, -weeks);
}

/** The newest so many weeks, the current one included. */
export function newestWeeks({ currentWeek }: ChurchTime, weeks: number): Span {
  return { from: addWeeks(currentWeek, 1 - weeks), to: lastDayOf(currentWeek) };
}

/**
 * The windows before a day back to another, newest first, whole weeks each.
 *
 * @param weeks how long a window is; the oldest can be longer
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

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A span for a person, e.g. `Aug 24 to Nov 22, 2026`. */
export function spanInWords({ from, to }: Span): string {
  const [fromYear, fromMonth, fromDay] = from.split('-').map(Number);
  const [toYear, toMonth, toDay] = to.split('-').map(Number);
  const word = (month = 1, day = 1) => `${months[month - 1]} ${day}`;
  const start = fromYear === toYear ? '' : `, ${fromYear}`;
  return `${word(fromMonth, fromDay)}${start} to ${word(toMonth, toDay)}, ${toYear}`;
}
