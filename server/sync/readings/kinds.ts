import { needs, readingsNeeded } from '#analytics/figures/needs.ts';
import type { ReadingKind } from '#analytics/figures/readings.ts';
import { figureIds } from '#contract/figures.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';

/**
 * How many days people's hashes are kept: the longest window that needs them, plus the time until its
 * last week is closed. Kinds that are missing here contain no people and are kept.
 */
const keptDays: Readonly<Partial<Record<ReadingKind, number>>> = {
  // 14 counted weeks within 16, and the current one.
  checkIns: 17 * 7,
  // Ten years, so that a member's first holiday club does not count as a first visit.
  firstVisits: 520 * 7,
  firstSeen: 520 * 7,
  guestCards: 13 * 7,
  // 77 days before a week that has just closed: who served then is no new guest.
  team: 14 * 7,
  donors: 14 * 7,
  // As long as any cohort is followed: 72 weeks, and 13 for each quarter of its span.
  groupJoins: (72 + 13 * 4) * 7,
};

/** How long readings of a kind are kept, in days; null: as long as the connection. */
export function keptDaysOf(kind: ReadingKind): number | null {
  return keptDays[kind] ?? null;
}

/**
 * How many weeks a figure of different people looks back from a week, so that a change in one touches as
 * many after it; guest return looks six weeks ahead.
 */
const reachWeeks: Readonly<Partial<Record<ReadingKind, number>>> = {
  checkIns: 7,
  team: 5,
  // 90 days
  donors: 12,
};

/** How many weeks around a changed one are needed for the figures of a kind. */
export function reachWeeksOf(kind: ReadingKind): number {
  return reachWeeks[kind] ?? 0;
}

/** The readings that come with a kind and hold its people; the kind itself by default. */
export function peopleKindOf(kind: ReadingKind): ReadingKind {
  return kind === 'gifts' ? 'donors' : kind;
}

/** The kind that a kind is read with; itself by default. */
export function readWithKind(kind: ReadingKind): ReadingKind {
  return kind === 'donors' ? 'gifts' : kind === 'groupJoins' ? 'memberCounts' : kind;
}

/**
 * The people that figures of a kind's weeks need, of so many weeks before and after: where heads and check-ins
 * are added, an old week of the ones is nothing without the others.
 */
export function peopleBehind(
  kind: ReadingKind,
  choices: MeasureChoices,
): { people: ReadingKind; weeks: number } {
  const isAdded = kind === 'eventTimes' && addsCheckIns(choices);
  const people = isAdded ? 'checkIns' : peopleKindOf(kind);
  return { people, weeks: isAdded ? 0 : reachWeeksOf(people) };
}

/** Whether a figure adds heads and check-ins. */
export function addsCheckIns(choices: MeasureChoices): boolean {
  return figureIds.some((figure) => {
    const kinds = needs(figure, choices);
    return kinds?.includes('eventTimes') && kinds.includes('checkIns');
  });
}

/** What a kind's readings themselves depend on: when it changes, they are read again. */
export function readWith(kind: ReadingKind, choices: MeasureChoices, property: string): string {
  const { timeZone, weekStartsOn, giving } = choices;
  switch (kind) {
    case 'checkIns':
      return [timeZone, weekStartsOn, 'all', ...(readsTimes(choices) ? ['times'] : [])].join(' ');
    case 'firstVisits':
    case 'firstSeen':
      return [timeZone, weekStartsOn].join(' ');
    case 'guestCards':
      return JSON.stringify([timeZone, choices.firstTimeGuests]);
    case 'team':
      return JSON.stringify([choices.serving?.serviceTypeIds ?? 'all']);
    case 'memberCounts':
    case 'groupJoins':
      return JSON.stringify([choices.groups?.groupTypeIds]);
    case 'gifts':
    case 'donors':
      // Nothing is kept by fund: of a small fund it would tell single gifts.
      return JSON.stringify([timeZone, giving]);
    case 'searchPages':
      return property;
    case 'searchDays':
      // Versioned, because older readings lack clicks by name and local clicks.
      return JSON.stringify([property, [...choices.brandTerms].sort(), 'named and local']);
    default:
      return timeZone;
  }
}

/**
 * What the figures of a temporarily kept kind depend on: when it changes, the past is read again,
 * because the readings behind older figures are gone.
 */
export function computedWith(kind: ReadingKind, choices: MeasureChoices): string {
  const { weekStartsOn, attendance, kids, firstTimeGuests, serving } = choices;
  switch (kind) {
    case 'checkIns':
      return JSON.stringify([
        weekStartsOn,
        attendance.map(withoutTimesOfHeadcounts),
        kids,
        firstTimeGuests,
        serving?.source,
      ]);
    case 'team':
      return JSON.stringify([weekStartsOn, serving]);
    case 'donors':
    case 'guestCards':
      return weekStartsOn;
    default:
      return '';
  }
}

/** Times at which nobody counts heads make no difference to what was checked in. */
function withoutTimesOfHeadcounts(event: MeasureChoices['attendance'][number]) {
  const { leftOutTimes: _times, leftOutFrom: _days, ...rest } = event;
  return event.source === 'headcounts' ? rest : event;
}

/** Search Console's kinds; all others are Planning Center's. */
export const searchKinds: ReadonlySet<ReadingKind> = new Set(['searchDays', 'searchPages']);

/** Whether guests are identified by check-ins, so that earlier visits matter. */
export function readsGuests(choices: MeasureChoices): boolean {
  return readingsNeeded(choices).has('firstVisits');
}

/** Whether the times of check-ins are read too, because some of them are left out. */
export function readsTimes(choices: MeasureChoices): boolean {
  return choices.attendance.some(
    ({ source, leftOutTimes = [] }) => source === 'check_ins' && leftOutTimes.length > 0,
  );
}
