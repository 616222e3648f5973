import type { MeasureChoices } from '#contract/functions/measures.ts';
import { chosenHeadcounts } from './headcounts.ts';
import { timesHeld } from './left-out-times.ts';
import type { EventTimeReading } from './readings.ts';

/** How many times were held, and how many of them have no count. */
export type Uncounted = { held: number; uncounted: number };

/** With fewer services, a share says little. */
const timesMin = 6;
/** Where so large a part has no count, a person should know. */
const shareMin = 1 / 3;

/**
 * The services of some days that nobody counted, of the events of attendance whose heads are counted.
 *
 * @param span the days, inclusive
 * @param firstCounts the first day with a count of each event: before it, nobody was counting yet
 */
export function uncountedTimes(
  { choices, eventTimes, now }: Counting,
  { from, to }: { from: string; to: string },
  firstCounts?: ReadonlyMap<string, string>,
): Uncounted {
  const counts = countsOf({ choices, eventTimes, now }).filter(
    ({ day, eventId }) =>
      day >= from &&
      day <= to &&
      (firstCounts === undefined || day >= (firstCounts.get(eventId) ?? '9999')),
  );
  return { held: counts.length, uncounted: counts.filter((one) => !one.isCounted).length };
}

/** Whether so many services have no count that a person should know. */
export function areManyUncounted({ held, uncounted }: Uncounted): boolean {
  return held >= timesMin && uncounted / held >= shareMin;
}

/** The first day with a count of each event of attendance whose heads are counted. */
export function firstCountsOf(counting: Counting): Map<string, string> {
  const counted = countsOf(counting).filter(({ isCounted }) => isCounted);
  // The last entry of a key stays: that of the earliest day.
  const newestFirst = counted.toSorted((one, other) => (one.day < other.day ? 1 : -1));
  return new Map(newestFirst.map(({ eventId, day }) => [eventId, day]));
}

type Counting = {
  choices: MeasureChoices;
  eventTimes: readonly EventTimeReading[];
  /** ISO 8601, UTC. */
  now: string;
};

function countsOf({ choices, eventTimes, now }: Counting) {
  const types = new Map(
    choices.attendance
      .filter(({ source }) => source === 'headcounts')
      .map(({ eventId, attendanceTypeIds }) => [eventId, attendanceTypeIds]),
  );
  return timesHeld({ choices, readings: { eventTimes }, frame: { now } })
    .filter(({ eventId }) => types.has(eventId))
    .map((time) => ({
      day: time.day,
      eventId: time.eventId,
      isCounted: chosenHeadcounts(time, types.get(time.eventId)).length > 0,
    }));
}
