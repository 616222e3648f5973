import type { ReadingKind } from '#analytics/figures/readings.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';

/**
 * How long people's hashes are kept, in days: as long as the longest window they serve, and until
 * the week that the window ends with is closed. Kinds that are not here hold no people and stay.
 */
const keptDays: Readonly<Partial<Record<ReadingKind, number>>> = {
  checkIns: 13 * 7,
  // Whether somebody was here before is asked of ten years: a member's first holiday club is no first visit.
  firstVisits: 520 * 7,
  firstSeen: 520 * 7,
  guestCards: 13 * 7,
  team: 8 * 7,
  donors: 14 * 7,
};

/** How long readings of a kind are kept, in days; null: as long as the connection. */
export function keptDaysOf(kind: ReadingKind): number | null {
  return keptDays[kind] ?? null;
}

/** What readings of a kind depend on themselves: when it changes, they are read again. */
export function readWith(kind: ReadingKind, choices: MeasureChoices, property: string): string {
  const { timeZone, weekStartsOn } = choices;
  switch (kind) {
    case 'checkIns':
      return [timeZone, weekStartsOn, readsVolunteers(choices) ? 'all' : 'attendees'].join(' ');
    case 'firstVisits':
    case 'firstSeen':
      return [timeZone, weekStartsOn].join(' ');
    case 'guestCards':
      return JSON.stringify([timeZone, choices.firstTimeGuests]);
    case 'team':
      return JSON.stringify([choices.serving?.serviceTypeIds ?? 'all']);
    case 'memberCounts':
      return JSON.stringify([choices.groups?.groupTypeIds]);
    case 'searchPages':
      return property;
    case 'searchDays':
      // Of each day also the clicks by name and the local ones.
      return JSON.stringify([property, [...choices.brandTerms].sort(), 'named and local']);
    default:
      return timeZone;
  }
}

/**
 * What figures of days that are no longer kept were computed with, of a kind that is kept for a while
 * only: when it changes, the past is read again.
 */
export function computedWith(kind: ReadingKind, choices: MeasureChoices): string {
  const { weekStartsOn, attendance, kids, firstTimeGuests, serving, giving } = choices;
  switch (kind) {
    case 'checkIns':
      return JSON.stringify([weekStartsOn, attendance, kids, firstTimeGuests, serving?.source]);
    case 'team':
      return JSON.stringify([weekStartsOn, serving]);
    case 'donors':
      return JSON.stringify([weekStartsOn, giving]);
    case 'guestCards':
      return weekStartsOn;
    default:
      return '';
  }
}

/** The kinds that Search Console tells; all others are Planning Center's. */
export const searchKinds: ReadonlySet<ReadingKind> = new Set(['searchDays', 'searchPages']);

/** Whether guests are told by their check-ins, so that it matters who was seen before. */
export function readsGuests({ firstTimeGuests }: MeasureChoices): boolean {
  return firstTimeGuests?.source === 'first_time_check_ins';
}

/** Whether volunteers' check-ins are asked for too: a helper of every Sunday is nobody's guest. */
export function readsVolunteers(choices: MeasureChoices): boolean {
  return choices.serving?.source === 'check_ins' || readsGuests(choices);
}
