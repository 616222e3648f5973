import { isPeople } from '#contract/believed.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import type { EventTimeReading } from './readings.ts';

/** The type of what was typed for a time that the provider has no headcounts of. */
export const handType = 'by hand';

/**
 * An event time's headcounts of the chosen types; of all types unless some are chosen. A time with a
 * number that cannot be right is not counted.
 */
export function chosenHeadcounts(
  { headcounts }: EventTimeReading,
  typeIds: readonly string[] | undefined,
): number[] {
  const chosen = Object.entries(headcounts).flatMap(([type, total]) =>
    typeIds === undefined || typeIds.includes(type) || type === handType ? [total] : [],
  );
  const believed = chosen.filter(isPeople);
  return believed.length === chosen.length ? believed : [];
}

/** A week's headcounts of some types. */
export type Heads = {
  /** In the order of the times. */
  totals: readonly number[];
  /** The events that have them. */
  events: ReadonlySet<string>;
  /** The events of times at which nobody was counted, or with a number that cannot be right. */
  uncounted: readonly string[];
};

/**
 * A week's headcounts of some types. A time at which others were counted and none of these is zero; one at
 * which nobody was counted is missing, at an event that counts them.
 */
export function headsOf(
  times: readonly EventTimeReading[],
  typeIds: readonly string[],
  { attendance }: Pick<MeasureChoices, 'attendance'>,
): Heads {
  const totals = times.flatMap((time) => chosenHeadcounts(time, typeIds));
  const events = new Set(
    times.flatMap(({ eventId, headcounts }) =>
      typeIds.some((id) => id in headcounts) ? eventId : [],
    ),
  );
  const expected = new Set([
    ...events,
    ...attendance.flatMap(({ eventId, source, attendanceTypeIds }) =>
      source === 'headcounts' && attendanceTypeIds?.some((id) => typeIds.includes(id))
        ? eventId
        : [],
    ),
  ]);
  const uncounted = times.flatMap(({ eventId, headcounts }) => {
    const isDoubted = typeIds.some((id) => id in headcounts && !isPeople(headcounts[id]));
    return expected.has(eventId) && (isDoubted || Object.keys(headcounts).length === 0)
      ? eventId
      : [];
  });
  return { totals, events, uncounted };
}
