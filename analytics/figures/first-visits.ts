import type { MeasureChoices } from '#contract/functions/measures.ts';
import type { FirstVisitReading } from './readings.ts';

/** The events whose check-ins make somebody known: those chosen for guests, else those of attendance. */
export function guestEvents({ firstTimeGuests, attendance }: MeasureChoices): ReadonlySet<string> {
  return new Set(firstTimeGuests?.ids ?? attendance.map(({ eventId }) => eventId));
}

/**
 * Everybody's first visit: the earliest of their first check-ins over all counted events. The
 * provider's "first time" is the first at one event, and a member's first holiday club is no guest.
 */
export function firstVisitByPerson(
  readings: readonly FirstVisitReading[],
  events: ReadonlySet<string>,
): Map<string, FirstVisitReading> {
  const first = new Map<string, FirstVisitReading>();
  for (const visit of readings) {
    const known = first.get(visit.person);
    if (events.has(visit.eventId) && (known === undefined || visit.day < known.day)) {
      first.set(visit.person, visit);
    }
  }
  return first;
}
