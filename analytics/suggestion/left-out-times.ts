import type { EventHabit } from './event-habits.ts';

/** A time that was held so often without a count is none that anybody counts. */
export const uncountedWeeks = 8;

/** The weekly times of an event that were never counted, e.g. `sunday 07:30` for its volunteers. */
export function leftOutTimesOf({ event, counting }: EventHabit): string[] {
  const byTime = Map.groupBy(event.times, ({ at }) => at);
  return [...byTime].flatMap(([time, held]) =>
    held.length >= uncountedWeeks && held.every((one) => counting.peopleAt(one) === null)
      ? [time]
      : [],
  );
}
