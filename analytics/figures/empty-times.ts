import { median } from 'd3-array';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { weekOf } from '../calendar/church-week.ts';
import { weeklyTimeOf } from '../calendar/weekly-time.ts';
import { sumOf } from './frame.ts';
import { chosenHeadcounts } from './headcounts.ts';
import type { EventTimeReading } from './readings.ts';

type Choices = Pick<MeasureChoices, 'attendance' | 'timeZone' | 'weekStartsOn'>;

/** Of so many times before, so many must have had people: after five Sundays of zeros a service is over, and zero is zero. */
const before = { times: 8, held: 4 };
/** Where fewer are usual, it can be that nobody comes. */
const usualMin = 10;

/**
 * The times with a typed zero at which there was no service, or nobody counted: the same weekly time usually has people,
 * and another one of the week had some. A week with zeros only is asked about.
 *
 * @param held the times held, without those left out
 */
export function emptyTimes(
  held: readonly EventTimeReading[],
  { attendance, timeZone, weekStartsOn }: Choices,
): ReadonlySet<EventTimeReading> {
  const types = new Map(
    attendance.flatMap(({ eventId, source, attendanceTypeIds }) =>
      source === 'headcounts' ? [[eventId, attendanceTypeIds] as const] : [],
    ),
  );
  const counted = held
    .filter(({ eventId }) => types.has(eventId))
    .flatMap((time) => {
      const counts = chosenHeadcounts(time, types.get(time.eventId));
      return counts.length > 0 ? [{ time, people: sumOf(counts, (total) => total) }] : [];
    });
  const weekly = Map.groupBy(
    counted,
    ({ time }) => `${time.eventId} ${weeklyTimeOf(time.startsAt, timeZone)}`,
  );
  const peopled = new Set(
    counted.flatMap(({ time, people }) => (people > 0 ? weekOf(time.day, weekStartsOn) : [])),
  );
  const empty = [...weekly.values()].flatMap((times) =>
    times
      .toSorted((one, other) => (one.time.startsAt < other.time.startsAt ? -1 : 1))
      .filter(({ people }, at, all) => people === 0 && isUsual(all.slice(0, at))),
  );
  return new Set(
    empty.flatMap(({ time }) => (peopled.has(weekOf(time.day, weekStartsOn)) ? time : [])),
  );
}

function isUsual(earlier: readonly { people: number }[]): boolean {
  const held = earlier.slice(-before.times).filter(({ people }) => people > 0);
  return held.length >= before.held && (median(held, ({ people }) => people) ?? 0) >= usualMin;
}
