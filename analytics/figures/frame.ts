import type { FigureWeek } from '#contract/figures.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { lastDayOf, weekOf } from '../calendar/church-week.ts';
import { addDays } from '../calendar/plain-date.ts';
import type { Coverage, Covered, ReadingKind, Readings } from './readings.ts';

/** When figures are computed, for which weeks, and what is known of them. */
export type FigureFrame = {
  /** First days of church weeks, oldest first; none ahead of the current one. */
  weeks: readonly string[];
  /** ISO 8601, UTC. */
  now: string;
  /** The same on the church's clock, `YYYY-MM-DDTHH:MM:SS`. */
  localNow: string;
  covered: Covered;
  /** The account's most frequent currency; null while no gift has been read. */
  currency: string | null;
};

/** What every figure is computed from. */
export type FigureInput = { readings: Readings; choices: MeasureChoices; frame: FigureFrame };

/** What a week came to, before its state is known. */
type Counted = {
  /** Null when nobody counted. */
  value: number | null;
  count: number;
  source: string;
  /** Whether nothing of the week itself is missing. */
  isWhole: boolean;
};

/** Days that a church has to type in what is late, after which a week is closed. */
const countingDelayDays = 3;

/** Whether a week has ended and so have the days in which late counts come in. */
function isClosed(week: string, { localNow }: FigureFrame): boolean {
  return localNow.slice(0, 10) >= addDays(week, 7 + countingDelayDays);
}

/** A figure's week: `complete` once it is closed and nothing of it is missing. */
export function figureWeek(
  week: string,
  { value, count, source, isWhole }: Counted,
  asOf: string,
  frame: FigureFrame,
): FigureWeek {
  if (value === null) {
    return { week, value, state: 'missing', count: 0, source, asOf };
  }
  const state = isWhole && isClosed(week, frame) ? 'complete' : 'incomplete';
  return { week, value, state, count, source, asOf };
}

/**
 * The weeks that can be told from what has been read of these kinds: those in which a record can be,
 * and of which all days needed are kept.
 *
 * @param needed how many days before the week's last day are needed, and how many after it
 */
export function weeksKnown(
  { choices, frame }: FigureInput,
  kinds: readonly ReadingKind[],
  needed: { daysBefore: number; daysAfter?: number } = { daysBefore: 6 },
): { weeks: string[]; asOf: string } {
  const coverages = kinds.flatMap((kind) => frame.covered[kind] ?? []);
  const firstDay = earliest(coverages);
  if (coverages.length < kinds.length || firstDay === null) {
    return { weeks: [], asOf: frame.now };
  }
  const firstWeek = weekOf(firstDay, choices.weekStartsOn);
  const today = frame.localNow.slice(0, 10);
  const weeks = frame.weeks.filter((week) => {
    const last = lastDayOf(week);
    const from = addDays(last, -needed.daysBefore);
    const to = addDays(last, needed.daysAfter ?? 0);
    return (
      week >= firstWeek &&
      coverages.every((one) => one.from <= from && one.to >= (to < today ? to : today))
    );
  });
  return { weeks, asOf: coverages.map(({ asOf }) => asOf).sort()[0] ?? frame.now };
}

function earliest(coverages: readonly Coverage[]): string | null {
  return coverages.flatMap(({ firstDay }) => firstDay ?? []).sort()[0] ?? null;
}

/** Readings by the church week that their day lies in. */
export function byWeek<Reading extends { day: string }>(
  readings: readonly Reading[],
  { weekStartsOn }: MeasureChoices,
): (week: string) => readonly Reading[] {
  const weekOfDay = new Map<string, string>();
  const groups = new Map<string, Reading[]>();
  for (const reading of readings) {
    const week = weekOfDay.get(reading.day) ?? weekOf(reading.day, weekStartsOn);
    weekOfDay.set(reading.day, week);
    const group = groups.get(week);
    if (group) {
      group.push(reading);
    } else {
      groups.set(week, [reading]);
    }
  }
  return (week) => groups.get(week) ?? [];
}

/** Readings of the days that end with a week's last day. */
export function ofDaysUpTo<Reading extends { day: string }>(
  readings: readonly Reading[],
  week: string,
  days: number,
): Reading[] {
  const to = lastDayOf(week);
  const from = addDays(to, 1 - days);
  return readings.filter(({ day }) => day >= from && day <= to);
}

/** The sum of a number over some records. */
export function sumOf<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0);
}
