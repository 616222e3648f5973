import type { CheckInReading } from './readings.ts';

/** Whether somebody came to attend rather than to help. */
export function isAttendee({ kind }: CheckInReading): boolean {
  return kind !== 'Volunteer';
}

/** Everybody once, whatever they came to. */
export function distinctPeople(checkIns: readonly { people: readonly string[] }[]): Set<string> {
  return new Set(checkIns.flatMap(({ people }) => people));
}

/**
 * People per event and period, as the provider's own screen counts them: whoever is checked in for
 * several times of a period is one, whoever comes to two events is two, and a check-in without a
 * person is one more.
 */
export function peoplePerPeriod(checkIns: readonly CheckInReading[]): number {
  const periods = new Map<string, { people: Set<string>; nameless: number }>();
  for (const { eventId, periodId, people, nameless } of checkIns) {
    const key = `${eventId} ${periodId}`;
    const period = periods.get(key) ?? { people: new Set(), nameless: 0 };
    for (const person of people) {
      period.people.add(person);
    }
    period.nameless += nameless;
    periods.set(key, period);
  }
  return [...periods.values()].reduce(
    (sum, { people, nameless }) => sum + people.size + nameless,
    0,
  );
}
