import { addDays } from '#analytics/calendar/plain-date.ts';
import type { ReadingKind } from '#analytics/figures/readings.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import type { ReadMode, ReadTask } from '../reader.ts';
import { type Coverages, isPastRead, type KeptCoverage } from '../readings/coverage-store.ts';
import { expiringKindOf } from '../readings/given-past.ts';
import {
  type ChurchTime,
  churchTime,
  historyFromOf,
  newestWeeks,
  windowsBefore,
} from '../readings/history.ts';
import { kindsToRead, sourceOf } from './sources.ts';

const newestWeeksRead = 8;

type Plan = {
  mode: ReadMode;
  choices: MeasureChoices;
  /** The kinds that the provider does not let us read. */
  refused: ReadonlySet<ReadingKind>;
  coverage: Coverages;
  now: Date;
  /** Kinds of which all that was changed is known. */
  heard?: ReadonlySet<ReadingKind>;
};

/** The tasks that are due: the newest weeks of everything, then the past, newest first. */
export function planTasks({
  mode,
  choices,
  refused,
  coverage,
  now,
  heard = new Set(),
}: Plan): ReadTask[] {
  const time = churchTime(now, choices);
  const kinds = kindsToRead(choices).filter((kind) => !refused.has(kind));
  const newest = kinds.flatMap((kind) =>
    newestSpan(kind, mode, time, { kept: keptOf(kind, coverage), heard }),
  );
  const history = kinds
    .flatMap((kind) => historySpans(kind, time, choices, coverage))
    .sort((one, other) => (one.to < other.to ? 1 : one.to > other.to ? -1 : 0));
  return [...newest, ...history].map(taskOf);
}

/** A kind's coverage. Gifts are read with their givers, so a gap in either is read again. */
function keptOf(kind: ReadingKind, coverage: Coverages): KeptCoverage | undefined {
  const kept = coverage.get(kind);
  if (kind !== 'gifts' || kept === undefined) {
    return kept;
  }
  const donors = coverage.get('donors');
  return donors && donors.from > kept.from ? donors : donors && kept;
}

/** `from` is null for the whole past. */
export type KindSpan = { kind: ReadingKind; how?: 'known'; from: string | null; to: string };

/** The task that reads a span of a kind. */
export function taskOf({ kind, how, from, to }: KindSpan): ReadTask {
  const named = how === undefined ? kind : `${how} ${kind}`;
  return { key: `${named} ${from ?? ''}..${to}`, kind: named, from, to };
}

function newestSpan(
  kind: ReadingKind,
  mode: ReadMode,
  time: ChurchTime,
  { kept, heard }: { kept: KeptCoverage | undefined; heard: ReadonlySet<ReadingKind> },
): KindSpan[] {
  if (kind === 'firstVisits') {
    const isHeard = mode === 'nightly' && heard.has('checkIns');
    return firstVisitsSpans(mode, time, kept, isHeard);
  }
  if (kind === 'memberCounts') {
    const isDue = mode !== 'choices' || kept === undefined;
    const how = mode === 'nightly' && kept ? { how: 'known' as const } : {};
    return isDue ? [{ kind, ...how, from: time.today, to: time.today }] : [];
  }
  if (kept === undefined) {
    return [{ kind, ...newestWeeks(time, newestWeeksRead) }];
  }
  if (mode === 'choices') {
    // Kinds that were not counted were not read at night either.
    const from = startOfWeek(addDays(kept.to, 1), time);
    return kept.to < time.today ? [{ kind, from, to: newestWeeks(time, 1).to }] : [];
  }
  return mode === 'nightly'
    ? nightlySpans(kind, time, kept, heard.has(kind))
    : openSpans(kind, time, kept, sourceOf(kind)?.weekly ?? 0);
}

/** @param isHeard whether all that was changed is known */
function nightlySpans(
  kind: ReadingKind,
  time: ChurchTime,
  kept: KeptCoverage,
  isHeard: boolean,
): KindSpan[] {
  const { nightly = 0, nightlyDays, onlyChanged } = sourceOf(kind) ?? {};
  if (isHeard && onlyChanged && isAdjacent(kept, time)) {
    // Nothing to ask for, but weeks may have closed since.
    return [{ kind, how: 'known', ...newestWeeks(time, nightly) }];
  }
  if (isHeard && nightlyDays && kept.to >= time.today) {
    const from = addDays(time.today, 1 - nightlyDays);
    return [{ kind, how: 'known', from, to: time.today }];
  }
  return openSpans(kind, time, kept, isHeard && onlyChanged ? 1 : nightly);
}

/** Whether yesterday was read, so that of a week that begins today all is known by what was changed. */
function isAdjacent(kept: KeptCoverage, { today }: ChurchTime): boolean {
  return kept.to >= addDays(today, -1);
}

/** The newest weeks; after a longer gap, from where the last sync ended. */
function openSpans(
  kind: ReadingKind,
  time: ChurchTime,
  kept: KeptCoverage,
  weeks: number,
): KindSpan[] {
  const span = newestWeeks(time, weeks);
  const from = kept.to < span.from ? addDays(kept.to, 1) : span.from;
  return weeks > 0 ? [{ kind, ...span, from: startOfWeek(from, time) }] : [];
}

/** The first day of the week that a day is in. */
function startOfWeek(day: string, { currentWeek }: ChurchTime): string {
  const days = Math.round((Date.parse(day) - Date.parse(currentWeek)) / 86_400_000);
  return addDays(currentWeek, 7 * Math.floor(days / 7));
}

/**
 * First visits need the whole past at first, and later only what is new.
 *
 * @param isHeard whether all check-ins that were changed are known
 */
function firstVisitsSpans(
  mode: ReadMode,
  time: ChurchTime,
  kept: KeptCoverage | undefined,
  isHeard: boolean,
): KindSpan[] {
  const kind = 'firstVisits';
  if (isHeard && kept && isAdjacent(kept, time)) {
    return kept.to >= time.today ? [] : [{ kind, how: 'known', ...newestWeeks(time, 1) }];
  }
  const weeks = newestWeeks(time, mode === 'nightly' ? 2 : newestWeeksRead);
  if (kept === undefined) {
    return [{ kind, ...weeks, from: null }];
  }
  if (mode === 'choices' && kept.to >= time.today) {
    return [];
  }
  const from = kept.to < weeks.from ? startOfWeek(kept.to, time) : weeks.from;
  return [{ kind, ...weeks, from }];
}

function historySpans(
  kind: ReadingKind,
  time: ChurchTime,
  { groups }: MeasureChoices,
  coverage: Coverages,
): KindSpan[] {
  if (kind === 'firstVisits' || kind === 'memberCounts') {
    return [];
  }
  const kept = keptOf(kind, coverage);
  const isWhole = kind === 'meetings' && groups?.wholePast === true;
  const from = isWhole ? time.firstWeek : historyFromOf(kind, time);
  if (kept && isPastRead(kept, coverage.get(expiringKindOf(kind) ?? kind), from)) {
    return [];
  }
  const readFrom = kept?.from ?? newestWeeks(time, newestWeeksRead).from;
  return windowsBefore(readFrom, from, sourceOf(kind)?.windowWeeks).map((span) => ({
    kind,
    ...span,
  }));
}
