/// <reference lib="esnext.temporal" />
import type { FigureState } from '#contract/figures.ts';
import type { MeasureChoices, Weekday } from '#contract/functions/measures.ts';
import type { Church } from '#sandbox/church/church.ts';

/** A church week as a half-open interval of milliseconds, from midnight to midnight. */
export type ChurchWeek = {
  date: string;
  from: number;
  to: number;
  /** Midnight `days` after its end; not all days have 24 hours. */
  after: (days: number) => number;
};

/** The input of all computations. */
export type Given = {
  church: Church;
  choices: MeasureChoices;
  /** The time of the computation, in milliseconds. */
  now: number;
};

/** One figure of one week, as computed from the raw records. */
export type Recomputed = { value: number | null; state: FigureState; count: number };

const weekdayNumbers: Readonly<Record<Weekday, number>> = {
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
  sunday: 7,
};

/** Days after a week's end until it is closed. */
const daysUntilClosed = 3;

/** The church's weeks between two moments, oldest first. */
export function weeksBetween(
  from: number,
  until: number,
  { timeZone, weekStartsOn }: { timeZone: string; weekStartsOn: Weekday },
): ChurchWeek[] {
  const dateAt = (moment: number) =>
    Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).toPlainDate();
  const midnight = (date: Temporal.PlainDate) => date.toZonedDateTime(timeZone).epochMilliseconds;
  const start = dateAt(from);
  let first = start.subtract({
    days: (start.dayOfWeek - weekdayNumbers[weekStartsOn] + 7) % 7,
  });
  const weeks: ChurchWeek[] = [];
  while (midnight(first) <= until) {
    const next = first.add({ days: 7 });
    weeks.push({
      date: first.toString(),
      from: midnight(first),
      to: midnight(next),
      after: (days) => midnight(next.add({ days })),
    });
    first = next;
  }
  return weeks;
}

/** Whether a moment lies in a week. */
export function isIn({ from, to }: ChurchWeek, moment: number): boolean {
  return from <= moment && moment < to;
}

/** The start of the given number of days up to a week's end. */
export function startOfDaysUntil(
  { to }: ChurchWeek,
  days: number,
  { timeZone }: { timeZone: string },
): number {
  return Temporal.Instant.fromEpochMilliseconds(to).toZonedDateTimeISO(timeZone).subtract({ days })
    .epochMilliseconds;
}

/** Whether a week is closed. */
function isClosed({ after }: ChurchWeek, now: number): boolean {
  return now >= after(daysUntilClosed);
}

/** A value with its state: complete if the week is closed and nothing is missing. */
export function stated(
  week: ChurchWeek,
  now: number,
  { value, count, isWhole = true }: { value: number | null; count: number; isWhole?: boolean },
): Recomputed {
  if (value === null) {
    return { value: null, state: 'missing', count };
  }
  return { value, count, state: isWhole && isClosed(week, now) ? 'complete' : 'incomplete' };
}
