import { easterOf } from '#analytics/calendar/easter.ts';
import { dayNumberOf, partsOfDay, weekdayIndex } from '#analytics/calendar/plain-date.ts';
import type { DateContext, Outcome } from './column.ts';
import { usualWeekdays } from './usual-weekdays.ts';

/** More than these are a church that meets on other days, too. */
const oddMax = 0.1;

/**
 * Dates a day or a year beside the one that the rows around them expect. Asked about: a typing slip looks
 * the same as a service on another day. Days of festivals are not asked about.
 */
export function decideOddDays(outcomes: readonly Outcome[], { ask }: DateContext): Outcome[] {
  const days = outcomes.flatMap((outcome) =>
    outcome.kind === 'read' && outcome.read.span === 'day' ? [outcome.read.day] : [],
  );
  const usual = new Set([...usualWeekdays(days)].filter((weekday) => isHabit(weekday, days)));
  const taken = new Set(days);
  const slipped = lastYearMeant(outcomes, days);
  const beside = outcomes.map((outcome, at) =>
    slipped[at] === null &&
    outcome.kind === 'read' &&
    outcome.read.span === 'day' &&
    !outcome.read.isTentative
      ? meantDay(outcome.read.day, neighbors(outcomes, at), usual, taken)
      : null,
  );
  const odd = beside.filter((day) => day !== null).length;
  const meant =
    odd > Math.max(1, oddMax * days.length)
      ? slipped
      : slipped.map((day, at) => day ?? beside[at] ?? null);
  const cells = outcomes.filter((_, at) => meant[at] !== null).map(({ line }) => line.cell.at);
  if (cells.length === 0) {
    return [...outcomes];
  }
  const { choice, isOpen } = ask({
    about: 'odd_day',
    cells,
    choices: ['usual_day', 'as_written', 'leave_out'],
    suggested: 'usual_day',
  });
  return outcomes.map((outcome, at) => {
    const day = meant[at] ?? null;
    if (day === null || outcome.kind !== 'read') {
      return outcome;
    }
    return choice === 'leave_out'
      ? { line: outcome.line, kind: 'left out' }
      : {
          ...outcome,
          read: {
            ...outcome.read,
            day: choice === 'usual_day' ? day : outcome.read.day,
            isTentative: isOpen,
          },
        };
  });
}

/** Fewer than this on a weekday are no habit. */
const habitMin = 4;

function isHabit(weekday: number, days: readonly number[]): boolean {
  return days.filter((day) => weekdayIndex(day) === weekday).length >= habitMin;
}

/** Share of the days that a weekday needs to be the church's, and that a slip's may have at most. */
const ownWeekday = 0.5;
const slipWeekday = 0.3;
const nearMax = 60;
const farMin = 180;

/**
 * Of each outcome the day that was meant where a year was typed wrong, as in January: on a weekday unlike the
 * others, far from the rows around it, and right with them a year off; null for every other day.
 */
function lastYearMeant(
  outcomes: readonly Outcome[],
  days: readonly number[],
): readonly (number | null)[] {
  const read = outcomes.map(dayAt);
  const counts = Map.groupBy(days, weekdayIndex);
  const share = (one: number) => (counts.get(weekdayIndex(one))?.length ?? 0) / days.length;
  const isOwn = (one: number | null): one is number => one !== null && share(one) >= ownWeekday;
  return read.map((day, at) => {
    if (day === null || share(day) > slipWeekday) {
      return null;
    }
    const before = read.slice(0, at).findLast(isOwn);
    const after = read.slice(at + 1).find(isOwn);
    const near = [before, after].filter((one) => one !== undefined);
    const { year, month, dayOfMonth } = partsOfDay(day);
    const others = [year + 1, year - 1].map((other) => dayNumberOf(other, month, dayOfMonth));
    return near.length > 0 && near.every((one) => Math.abs(one - day) > farMin)
      ? (others.find(
          (other) =>
            isOwn(other) &&
            !days.includes(other) &&
            near.every((one) => Math.abs(one - other) <= nearMax),
        ) ?? null)
      : null;
  });
}

function dayAt(outcome: Outcome | undefined): number | null {
  return outcome?.kind === 'read' && outcome.read.span === 'day' && !outcome.read.isTentative
    ? outcome.read.day
    : null;
}

function neighbors(outcomes: readonly Outcome[], at: number): number[] {
  const near = [outcomes[at - 1], outcomes[at + 1]];
  return near.flatMap((one) => (one?.kind === 'read' ? [one.read.day] : []));
}

/** The day that was meant: beside the one written, or a year off; null where it is fine as it is. */
function meantDay(
  day: number,
  near: readonly number[],
  usual: ReadonlySet<number>,
  taken: ReadonlySet<number>,
): number | null {
  const [one, two] = near;
  if (one === undefined || two === undefined || usual.size === 0) {
    return null;
  }
  const isBetween = (other: number) => (other - one) * (two - other) > 0;
  if (Math.abs(one - two) <= 60 && !isBetween(day) && Math.abs(day - one) > 180) {
    const years = [day + 364, day - 364, day + 365, day - 365, day + 366, day - 366];
    return years.find((other) => isBetween(other) && usual.has(weekdayIndex(other))) ?? null;
  }
  if (usual.has(weekdayIndex(day)) || isFestival(day)) {
    return null;
  }
  const beside = [day - 1, day + 1].filter(
    (other) => usual.has(weekdayIndex(other)) && !taken.has(other) && isBetween(other),
  );
  return beside[0] ?? null;
}

/** Days on which churches meet whatever the weekday. */
function isFestival(day: number): boolean {
  const { year, month, dayOfMonth } = partsOfDay(day);
  const fixed = `${month}-${dayOfMonth}`;
  const fromEaster = [easterOf(year, 'western'), easterOf(year, 'orthodox')].map(
    (easter) => day - easter,
  );
  return (
    ['12-24', '12-25', '12-26', '12-31', '1-1', '1-6', '11-1', '10-31', '8-15'].includes(fixed) ||
    (month === 11 && dayOfMonth >= 21 && dayOfMonth <= 28 && [2, 3].includes(weekdayIndex(day))) ||
    fromEaster.some((days) => [-46, -3, -2, -1, 1, 39, 40, 50, 60].includes(days))
  );
}
