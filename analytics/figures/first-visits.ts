import type { MeasureChoices } from '#contract/functions/measures.ts';
import type { FirstVisitReading, ReadingKind, Readings } from './readings.ts';

/** Whether guests are identified by check-ins, so that earlier visits matter. */
export function areGuestsCheckedIn({ firstTimeGuests }: MeasureChoices): boolean {
  return firstTimeGuests?.source === 'first_time_check_ins';
}

/** The readings that tell guests from those who were there before. */
export const kindsOfGuests: readonly ReadingKind[] = ['checkIns', 'firstVisits', 'firstSeen'];

/** The choices that say who is a guest. */
export function choicesOfGuests(choices: MeasureChoices): unknown[] {
  const { firstTimeGuests, attendance } = choices;
  return areGuestsCheckedIn(choices)
    ? [firstTimeGuests, attendance.map(({ eventId }) => eventId)]
    : [firstTimeGuests];
}

/** The events whose first visits count: those chosen for guests, else those of attendance. */
export function guestEvents({ firstTimeGuests, attendance }: MeasureChoices): ReadonlySet<string> {
  return new Set(firstTimeGuests?.ids ?? attendance.map(({ eventId }) => eventId));
}

/** The events after which somebody is no longer a guest: those of attendance and of guests. */
export function countedEvents({
  firstTimeGuests,
  attendance,
}: MeasureChoices): ReadonlySet<string> {
  return new Set([...attendance.map(({ eventId }) => eventId), ...(firstTimeGuests?.ids ?? [])]);
}

/**
 * Guests' visits: a person's first check-in at an event for guests, unless they attended a counted
 * event on an earlier day. (The provider's "first time" is per event: it would include a member's first
 * holiday club.)
 */
export function guestVisits(
  readings: Pick<Readings, 'firstVisits' | 'firstSeen'>,
  choices: MeasureChoices,
): FirstVisitReading[] {
  return guestVisitsAt(readings, {
    countedEvents: countedEvents(choices),
    guestEvents: guestEvents(choices),
  });
}

/** The same, for the events that count and those for guests. */
export function guestVisitsAt(
  readings: Pick<Readings, 'firstVisits' | 'firstSeen'>,
  events: { countedEvents: ReadonlySet<string>; guestEvents: ReadonlySet<string> },
): FirstVisitReading[] {
  const seenOn = firstSeenOn(readings, events.countedEvents);
  const first = new Map<string, FirstVisitReading>();
  for (const visit of readings.firstVisits) {
    if (events.guestEvents.has(visit.eventId) && seenOn.get(visit.person) === visit.day) {
      first.set(visit.person, visit);
    }
  }
  return [...first.values()];
}

/** The first day on which each person was seen at one of some events. */
export function firstSeenOn(
  { firstVisits, firstSeen }: Pick<Readings, 'firstVisits' | 'firstSeen'>,
  events: ReadonlySet<string>,
): Map<string, string> {
  const seenOn = new Map<string, string>();
  const see = (person: string, day: string) => {
    const known = seenOn.get(person);
    if (known === undefined || day < known) {
      seenOn.set(person, day);
    }
  };
  for (const { person, day } of firstVisits.filter(({ eventId }) => events.has(eventId))) {
    see(person, day);
  }
  for (const { people, day } of firstSeen.filter(({ eventId }) => events.has(eventId))) {
    for (const person of people) {
      see(person, day);
    }
  }
  return seenOn;
}
