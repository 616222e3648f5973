import type { CheckInReading } from './readings.ts';

/** Whether somebody came to attend rather than to help. */
export function isAttendee({ kind }: CheckInReading): boolean {
  return kind !== 'Volunteer';
}

/** Distinct people over all check-ins. */
export function distinctPeople(checkIns: readonly { people: readonly string[] }[]): Set<string> {
  return new Set(checkIns.flatMap(({ people }) => people));
}

/**
 * People per event and period, as the provider's own screen counts them: several times of one period
 * count once, two events count twice, and every check-in without a person adds one.
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
