/// <reference lib="esnext.temporal" />
import type { FigureState } from '#contract/figures.ts';
import type { MeasureChoices, Weekday } from '#contract/functions/measures.ts';
import type { Church } from '#sandbox/church/church.ts';

/** A week of a church, in milliseconds from its first midnight up to, but without, the next one. */
export type ChurchWeek = {
  date: string;
  from: number;
  to: number;
  /** The midnight so many days after its end; not all days have 24 hours. */
  after: (days: number) => number;
};

/** What everything is computed from. */
export type Given = {
  church: Church;
  choices: MeasureChoices;
  /** When it is computed, in milliseconds: what has begun by then is past. */
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

/** Days after a week's end until which somebody may still be typing. */
const daysUntilClosed = 3;

/** The church's calendar: its weeks from a moment to another one, oldest first. */
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

/** Where so many days that end with a week begin; takes the week. */
export function startOfDaysUntil(
  { to }: ChurchWeek,
  days: number,
  { timeZone }: { timeZone: string },
): number {
  return Temporal.Instant.fromEpochMilliseconds(to).toZonedDateTimeISO(timeZone).subtract({ days })
    .epochMilliseconds;
}

/** Whether nothing of a week is to come any more. */
function isClosed({ after }: ChurchWeek, now: number): boolean {
  return now >= after(daysUntilClosed);
}

/** A value with its state: complete only when the week is closed and nothing of it is missing. */
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
