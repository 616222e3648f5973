import type { Location } from './check-in-events.ts';
import type { EventPeriod, EventTime } from './check-in-times.ts';
import type { CheckIn } from './check-ins.ts';

/** Check-in records by kind, and the number of people among the non-volunteers. */
export type Counts = { regular: number; guest: number; volunteer: number; people: number };

const kinds = { Regular: 'regular', Guest: 'guest', Volunteer: 'volunteer' } as const;

/**
 * Check-Ins' counts for a time, a period and a room: records, not people. A record for two times
 * counts at both, so the times of a period can add up to more than the period.
 */
export function countCheckIns(checkIns: readonly CheckIn[]) {
  const byTime = Map.groupBy(
    checkIns.flatMap((one) => one.times.map((time) => ({ one, time }))),
    ({ time }) => time,
  );
  const ofTime = new Map(
    [...byTime].map(([time, on]) => [time, countOf(on.map(({ one }) => one))]),
  );
  const byPeriod = Map.groupBy(checkIns, ({ period }) => period);
  const ofPeriod = new Map([...byPeriod].map(([period, ones]) => [period, countOf(ones)]));
  const none: Counts = { regular: 0, guest: 0, volunteer: 0, people: 0 };
  return {
    ofTime: (time: EventTime) => ofTime.get(time) ?? none,
    ofPeriod: (period: EventPeriod) => ofPeriod.get(period) ?? none,
    /** One room's counts in a period, or at one of its times. */
    ofRoom: (location: Location, period: EventPeriod, time?: EventTime) =>
      countOf(
        (byPeriod.get(period) ?? []).filter(
          (one) => one.location === location && (!time || one.times.includes(time)),
        ),
      ),
    /** When a time's check-ins last changed; null without any. */
    changedAt: (time: EventTime) =>
      (byTime.get(time) ?? []).reduce<number | null>(
        (latest, { one }) => Math.max(latest ?? 0, one.checkedOutAt ?? one.createdAt),
        null,
      ),
  };
}

function countOf(checkIns: readonly CheckIn[]): Counts {
  const counts: Counts = { regular: 0, guest: 0, volunteer: 0, people: 0 };
  const people = new Set<number>();
  for (const { kind, person } of checkIns) {
    counts[kinds[kind]] += 1;
    if (kind === 'Volunteer') {
      continue;
    }
    if (person === null) {
      counts.people += 1;
    } else {
      people.add(person);
    }
  }
  counts.people += people.size;
  return counts;
}
