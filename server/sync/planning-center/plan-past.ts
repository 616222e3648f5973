import { addWeeks, weekOf, weeksFrom } from '#analytics/calendar/church-week.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import type { ReadingKind } from '#analytics/figures/readings.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import type { ReadTask } from '../reader.ts';
import { type Coverages, isPastRead, type KeptCoverage } from '../readings/coverage-store.ts';
import { expiringKindOf } from '../readings/given-past.ts';
import {
  type ChurchTime,
  churchTime,
  historyFromOf,
  newestWeeks,
  windowsBefore,
} from '../readings/history.ts';
import { peopleBehind } from '../readings/kinds.ts';
import type { Span } from '../readings/reading-store.ts';
import type { WeekToRead } from '../readings/weeks-to-read.ts';
import { sourceOf } from './sources.ts';

/** The kinds whose past is read again; first visits come with check-ins. */
const pastKinds: readonly ReadingKind[] = [
  'eventTimes',
  'checkIns',
  'gifts',
  'team',
  'guestCards',
  'meetings',
];
/**
 * Parts that the past is read again in, one a week of each kind: in 91 days everything was looked at again. More
 * and smaller ones would take longer than three months.
 */
const parts = 13;
/** Shorter than a week, because a run is not to the minute. */
const weekMs = 6.5 * 86_400_000;

type Planning = {
  kinds: readonly ReadingKind[];
  choices: MeasureChoices;
  coverage: Coverages;
  time: ChurchTime;
  now: Date;
};

/** The next part of the past that is read again: of the kind that has waited longest, one a day. */
export function planWalk(planning: Planning): ReadTask[] {
  const { kinds, coverage, now } = planning;
  const walks = pastKinds
    .filter((kind) => kinds.includes(kind))
    .flatMap((kind) => {
      const cursor = coverage.get(expiringKindOf(kind) ?? kind);
      const part = cursor && nextPart(kind, cursor, planning);
      const lastMs = cursor?.pastAt ? Date.parse(cursor.pastAt) : 0;
      return part && now.getTime() - lastMs >= weekMs ? [{ kind, part, lastMs }] : [];
    })
    .sort((one, other) => one.lastMs - other.lastMs);
  return walks.slice(0, 1).flatMap(({ kind, part }) => {
    // Their rows are one request each, so they come in smaller windows.
    const weeks = sourceOf(kind)?.windowWeeks;
    const spans = weeks ? windowsBefore(addDays(part.to, 1), part.from, weeks).reverse() : [part];
    return spans.map((span) => taskOf('past', kind, span));
  });
}

function nextPart(kind: ReadingKind, cursor: KeptCoverage, planning: Planning): Span | null {
  const { choices, coverage, time } = planning;
  const isWhole = kind === 'meetings' && choices.groups?.wholePast === true;
  const first = isWhole ? time.firstWeek : historyFromOf(kind, time);
  const last = lastOfWalk(kind, time);
  const isRead = [coverage.get(kind), cursor].every(
    (kept) => kept && isPastRead(kept, cursor, first) && kept.backlogTo === null,
  );
  if (!isRead || last < first) {
    return null;
  }
  const { pastTo } = cursor;
  const goesOn =
    pastTo !== null && pastTo >= first && pastTo < last && !isThrough(kind, cursor, choices);
  const from = goesOn ? addDays(pastTo, 1) : first;
  const all = weeksFrom(first, weekOf(last, choices.weekStartsOn)).length;
  // While it walks, as many weeks grow old as it has parts but one.
  const weeks = Math.ceil((all + parts - 1) / parts);
  const to = addDays(from, 7 * weeks - 1);
  return { from, to: to > last ? last : to };
}

/**
 * The last day that a walk reads: of the oldest week that is also read each week, which would else be old on the
 * day after and wait for the whole next walk.
 */
function lastOfWalk(kind: ReadingKind, time: ChurchTime): string {
  const weekly = sourceOf(kind)?.weekly ?? 0;
  return addDays(newestWeeks(time, weekly).from, weekly > 1 ? 6 : -1);
}

/** Whether the last part went up to what was the last day then, so that the next walk begins. */
function isThrough(
  kind: ReadingKind,
  { pastTo, pastAt }: KeptCoverage,
  choices: MeasureChoices,
): boolean {
  return (
    pastTo !== null &&
    pastAt !== null &&
    pastTo >= lastOfWalk(kind, churchTime(new Date(pastAt), choices))
  );
}

/**
 * The tasks for weeks that must be read again: the weeks themselves where their days are kept, and as much
 * around the older ones as figures of different people need.
 */
export function planWeeksToRead(waiting: readonly WeekToRead[], planning: Planning): ReadTask[] {
  const { kinds, coverage, choices, time } = planning;
  return pastKinds
    .filter((kind) => kinds.includes(kind))
    .flatMap((kind) => {
      const kept = coverage.get(kind);
      const people = coverage.get(peopleBehind(kind, choices).people);
      if (!kept || !people || people.backlogTo !== null) {
        return [];
      }
      const weeks = waiting
        .filter((one) => one.kind === kind)
        .filter(({ week }) => week >= kept.from && (week <= kept.to || week === time.currentWeek));
      const firstDaysOf = (some: readonly WeekToRead[]) =>
        new Set(some.map(({ week }) => weekOf(week, choices.weekStartsOn)));
      const unread = firstDaysOf(weeks.filter((one) => !one.isRead));
      return tasksOf(kind, { weeks: [...firstDaysOf(weeks)].sort(), unread }, people, planning);
    });
}

function tasksOf(
  kind: ReadingKind,
  { weeks, unread }: { weeks: readonly string[]; unread: ReadonlySet<string> },
  { keptFrom, from: first }: KeptCoverage,
  { time: { currentWeek }, kinds, choices }: Planning,
): ReadTask[] {
  if (keptFrom === null) {
    return clusters(weeks, 0).flatMap((span) => keptTasks(kind, span, kinds));
  }
  const around = peopleBehind(kind, choices).weeks;
  const kept = weeks.filter((week) => week < first || (week >= keptFrom && unread.has(week)));
  const older = weeks.filter((week) => addWeeks(week, -around) < keptFrom && week >= first);
  // What is kept needs not be read for its people; a week more, because a day of it goes each day.
  const end = addDays(keptFrom, 6);
  return [
    ...clusters(kept, 0).flatMap((span) => keptTasks(kind, span, kinds)),
    ...clusters(older, around).map(({ from, to }) =>
      taskOf('corrected', kind, {
        from: from < first ? first : from,
        to: [to, end, addDays(currentWeek, 6)].sort()[0] ?? to,
      }),
    ),
  ];
}

/** First visits are read with their check-ins. */
function keptTasks(kind: ReadingKind, span: Span, kinds: readonly ReadingKind[]): ReadTask[] {
  const withVisits = kind === 'checkIns' && kinds.includes('firstVisits');
  return (withVisits ? (['firstVisits', kind] as const) : [kind]).map((one) =>
    taskOf(null, one, span),
  );
}

/** A cluster is read at once, so it is not longer than a window of the past. */
const clusterWeeks = 13;

/** Weeks that lie together, with some around them. */
function clusters(weeks: readonly string[], around: number): Span[] {
  const spans: { first: string; last: string }[] = [];
  for (const week of weeks) {
    const current = spans.at(-1);
    const isNear =
      current !== undefined &&
      week <= addWeeks(current.last, 1 + 2 * around) &&
      week < addWeeks(current.first, clusterWeeks);
    if (isNear) {
      current.last = week;
    } else {
      spans.push({ first: week, last: week });
    }
  }
  return spans.map(({ first, last }) => ({
    from: addWeeks(first, -around),
    to: addDays(addWeeks(last, around), 6),
  }));
}

function taskOf(how: 'past' | 'corrected' | null, kind: ReadingKind, span: Span): ReadTask {
  const { from, to } = span;
  const named = how === null ? kind : `${how} ${kind}`;
  return { key: `${named} ${from}..${to}`, kind: named, from, to };
}

/**
 * What a task reads, and how: `past` on the walk through all of it, `corrected` because something has
 * changed, `known` only the records that are known.
 */
export function partsOf({ kind }: Pick<ReadTask, 'kind'>): {
  how: 'past' | 'corrected' | 'known' | null;
  kind: string;
} {
  const [first, second] = kind.split(' ');
  return second !== undefined && (first === 'past' || first === 'corrected' || first === 'known')
    ? { how: first, kind: second }
    : { how: null, kind };
}

/** Whether all days of a task are read by another one of its kind. */
export function isAmong({ kind, from, to }: ReadTask, others: readonly ReadTask[]): boolean {
  return others.some(
    (other) =>
      other.kind === kind &&
      from !== null &&
      to !== null &&
      other.to !== null &&
      (other.from === null || other.from <= from) &&
      other.to >= to,
  );
}

/** Whether a task reads days of the past again, which are computed as they are read. */
export function isOfPast(task: Pick<ReadTask, 'kind'>): boolean {
  const { how } = partsOf(task);
  return how === 'past' || how === 'corrected';
}
