import type { FigureWeek } from '#contract/figures.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { isClosed, lastDayOf, weekOf } from '../calendar/church-week.ts';
import { addDays } from '../calendar/plain-date.ts';
import type { Coverage, Covered, ReadingKind, Readings } from './readings.ts';
import type { Comparison } from './two-sources.ts';

/** The weeks to compute figures for, and the time at which that happens. */
export type FigureFrame = {
  /** First days of church weeks, oldest first, up to the current one. */
  weeks: readonly string[];
  /** ISO 8601, UTC. */
  now: string;
  /** `now` in local time, `YYYY-MM-DDTHH:MM:SS`. */
  localNow: string;
  covered: Covered;
  /** The account's most frequent currency; null while no gift has been read. */
  currency: string | null;
  /** Weeks whose guests were counted before, from check-ins that are no longer kept. */
  guestsCounted?: ReadonlySet<string>;
  /** Whether a provider was read just now: what was typed was there first. */
  isProviderNew?: boolean;
};

/** A week of a figure, with what was both typed and counted by a provider in it. */
export type ComputedWeek = FigureWeek & { comparisons?: readonly Comparison[] };

/** What every figure is computed from. */
export type FigureInput = { readings: Readings; choices: MeasureChoices; frame: FigureFrame };

/** A week's value before its state is determined. */
type Counted = {
  /** Null when nobody counted. */
  value: number | null;
  count: number;
  source: string;
  /** Whether the week's own data is complete. */
  isWhole: boolean;
};

/** A figure's week: `complete` once it is closed and whole. */
export function figureWeek(
  week: string,
  { value, count, source, isWhole }: Counted,
  asOf: string,
  frame: FigureFrame,
): FigureWeek {
  if (value === null) {
    return { week, value, state: 'missing', count: 0, source, asOf };
  }
  const state = isWhole && isClosed(week, frame.localNow.slice(0, 10)) ? 'complete' : 'incomplete';
  return { week, value, state, count, source, asOf };
}

/**
 * The weeks that can be computed from readings of these kinds: those that can have records, with
 * readings kept for all days needed.
 *
 * @param needed days needed before the week's last day, and after it
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

/**
 * Whether a provider's readings of a week are no longer kept, or not read yet, so that its stored row remains
 * as it is.
 */
export function notKept(
  { choices, frame }: FigureInput,
  kinds: readonly ReadingKind[],
): (week: string) => boolean {
  const coverages = kinds.flatMap((kind) => frame.covered[kind] ?? []);
  const firstDay = earliest(coverages);
  if (firstDay === null) {
    return () => false;
  }
  const first = weekOf(firstDay, choices.weekStartsOn);
  return (week) => week >= first && coverages.some(({ from }) => from > week);
}

function earliest(coverages: readonly Coverage[]): string | null {
  return coverages.flatMap(({ firstDay }) => firstDay ?? []).sort()[0] ?? null;
}

/** Groups readings by church week. */
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

/** Readings of the given number of days up to a week's last day. */
export function ofDaysUpTo<Reading extends { day: string }>(
  readings: readonly Reading[],
  week: string,
  days: number,
): Reading[] {
  const to = lastDayOf(week);
  const from = addDays(to, 1 - days);
  return readings.filter(({ day }) => day >= from && day <= to);
}

/** Sums a number over items. */
export function sumOf<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0);
}
