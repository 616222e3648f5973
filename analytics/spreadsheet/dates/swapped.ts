import { dayNumberOf, weekdayIndex } from '#analytics/calendar/plain-date.ts';
import type { DateContext, Outcome } from './column.ts';
import { isDay } from './read-date.ts';
import { usualWeekdays } from './usual-weekdays.ts';

/**
 * Dates that fit only with day and month the other way round: a spreadsheet set to another country reads
 * 05/03 as May 3 when it is typed, and leaves 25/03 as text. Asked about; never put right in silence.
 */
export function decideSwapped(outcomes: readonly Outcome[], { ask }: DateContext): Outcome[] {
  const usual = usualWeekdays(
    textDays(outcomes).length >= 3 ? textDays(outcomes) : daysRead(outcomes),
  );
  const swapped = outcomes.map((outcome, at) => swappedDay(outcomes, outcome, at, usual));
  const cells = outcomes.filter((_, at) => swapped[at] !== null).map(({ line }) => line.cell.at);
  if (cells.length === 0) {
    return [...outcomes];
  }
  const { choice, isOpen } = ask({
    about: 'swapped_dates',
    cells,
    choices: ['swap', 'as_written', 'leave_out'],
    suggested: 'swap',
  });
  return outcomes.map((outcome, at) => {
    const day = swapped[at] ?? null;
    if (day === null || outcome.kind !== 'read' || choice === 'as_written') {
      return day !== null && outcome.kind === 'read'
        ? { ...outcome, read: { ...outcome.read, isTentative: isOpen } }
        : outcome;
    }
    return choice === 'leave_out'
      ? { line: outcome.line, kind: 'left out' }
      : {
          ...outcome,
          read: { ...outcome.read, day, isTentative: isOpen || outcome.read.isTentative },
        };
  });
}

function daysRead(outcomes: readonly Outcome[]): number[] {
  return outcomes.flatMap((outcome) => (outcome.kind === 'read' ? [outcome.read.day] : []));
}

/** Days that nothing but their own digits decided: a day over 12 cannot have been read wrong. */
function textDays(outcomes: readonly Outcome[]): number[] {
  return outcomes.flatMap((outcome) => {
    const { form } = outcome.line;
    const isSafe = form.kind === 'day' && (form.known?.day ?? 0) > 12;
    return outcome.kind === 'read' && isSafe ? [outcome.read.day] : [];
  });
}

function swappedDay(
  outcomes: readonly Outcome[],
  outcome: Outcome,
  at: number,
  usual: ReadonlySet<number>,
): number | null {
  const { form } = outcome.line;
  if (outcome.kind !== 'read' || form.kind !== 'day' || !form.known || form.year === null) {
    return null;
  }
  const { month, day } = form.known;
  if (month === day || !isDay(form.year, day, month) || usual.has(weekdayIndex(outcome.read.day))) {
    return null;
  }
  const other = dayNumberOf(form.year, day, month);
  const isBetter = misfit(outcomes, at, other) < misfit(outcomes, at, outcome.read.day);
  return usual.has(weekdayIndex(other)) && isBetter ? other : null;
}

/** How far a day is from the days above and below it. */
function misfit(outcomes: readonly Outcome[], at: number, day: number): number {
  const near = [outcomes[at - 1], outcomes[at + 1], outcomes[at - 2], outcomes[at + 2]];
  const distances = near.flatMap((one) =>
    one?.kind === 'read' ? [Math.abs(one.read.day - day)] : [],
  );
  return Math.min(...distances, 1000);
}
