import type { PoolClient } from 'pg';
import { distinctPeople } from '#analytics/figures/check-in-people.ts';
import type { CheckInReading, FirstSeenReading } from '#analytics/figures/readings.ts';
import { loadReadings, replaceReadings, type Span } from './reading-store.ts';

/**
 * Stores who was first seen at each event in a span. Works for any order of spans: people seen earlier
 * are left out, people seen later are moved to this span.
 */
export async function keepFirstSeen(
  client: PoolClient,
  accountId: string,
  span: Span,
  checkIns: readonly CheckInReading[],
): Promise<void> {
  const always = { from: '-infinity', to: 'infinity' };
  const kept = await loadReadings(client, accountId, 'firstSeen', always);
  const known = new Set(
    kept
      .filter(({ day }) => day < span.from)
      .flatMap(({ eventId, people }) => keysOf(eventId, people)),
  );
  const inSpan = perDayAndEvent(checkIns)
    .filter(({ day }) => day >= span.from && day <= span.to)
    .sort((one, other) => one.day.localeCompare(other.day));
  const after = kept.filter(({ day }) => day > span.to);
  await replaceReadings(
    client,
    { accountId, kind: 'firstSeen' },
    { from: span.from, to: always.to },
    [...inSpan, ...after].flatMap((reading) => newIn(reading, known)),
  );
}

function perDayAndEvent(checkIns: readonly CheckInReading[]): FirstSeenReading[] {
  const groups = Map.groupBy(checkIns, ({ day, eventId }) => `${day} ${eventId}`);
  return [...groups.values()].flatMap((group) => {
    const people = [...distinctPeople(group)];
    return group.slice(0, 1).map(({ day, eventId }) => ({ day, eventId, people }));
  });
}

/** The people of a reading who are not known yet; adds them to the known ones. */
function newIn({ day, eventId, people }: FirstSeenReading, known: Set<string>): FirstSeenReading[] {
  const found = people.filter((person) => !known.has(`${eventId} ${person}`));
  for (const key of keysOf(eventId, found)) {
    known.add(key);
  }
  return found.length === 0 ? [] : [{ day, eventId, people: found }];
}

function keysOf(eventId: string, people: readonly string[]): string[] {
  return people.map((person) => `${eventId} ${person}`);
}
