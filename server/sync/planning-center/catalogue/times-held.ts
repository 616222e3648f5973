import { weeklyTimeOf } from '#analytics/calendar/weekly-time.ts';
import type { EventTimeReading } from '#analytics/figures/readings.ts';
import type { MeasureAvailable } from '#contract/functions/measure-available.ts';

type Event = MeasureAvailable['events'][number];
type TimeHeld = NonNullable<Event['timesHeld']>[number];

const timesMax = 100;

/**
 * Events that know when each weekly time was held and counted last, also where it was not looked at now.
 *
 * @param read the services that are stored, of whatever years
 */
export function withTimesRead(
  found: readonly Event[],
  read: readonly EventTimeReading[],
  { timeZone, now }: { timeZone: string; now: Date },
): Event[] {
  const past = read.filter(({ startsAt }) => Date.parse(startsAt) <= now.getTime());
  const byEvent = Map.groupBy(past, ({ eventId }) => eventId);
  return found.map((event) => {
    const times = new Map((event.timesHeld ?? []).map((one) => [one.time, one]));
    for (const { startsAt, day, headcounts } of byEvent.get(event.id) ?? []) {
      const time = weeklyTimeOf(startsAt, timeZone);
      const lastCounted = Object.keys(headcounts).length > 0 ? day : null;
      times.set(time, newestOf(times.get(time), { time, last: day, lastCounted }));
    }
    return { ...event, timesHeld: newestTimes([...times.values()]) };
  });
}

function newestOf(one: TimeHeld | undefined, other: TimeHeld): TimeHeld {
  const newest = [one?.last ?? '', other.last].sort().at(-1) ?? '';
  const counted = [one?.lastCounted ?? '', other.lastCounted ?? ''].sort().at(-1);
  return { time: other.time, last: newest, lastCounted: counted || null };
}

/** Of too many times the newest, in the order of the week. */
export function newestTimes(times: readonly TimeHeld[]): TimeHeld[] {
  return times
    .toSorted((one, other) => other.last.localeCompare(one.last))
    .slice(0, timesMax)
    .sort((one, other) => one.time.localeCompare(other.time));
}
