import type { MeasureChoices } from '#contract/functions/measures.ts';
import type { EventHabit } from './event-habits.ts';
import { leftOutTimesOf } from './left-out-times.ts';

/** An event as it counts. */
export function choiceOf(habit: EventHabit): MeasureChoices['attendance'][number] {
  const { event, counting } = habit;
  if (counting.source === 'check_ins') {
    return { eventId: event.id, source: 'check_ins' };
  }
  const leftOutTimes = leftOutTimesOf(habit);
  return {
    eventId: event.id,
    source: 'headcounts',
    attendanceTypeIds: [...(counting.types?.typeIds ?? [])],
    ...(leftOutTimes.length > 0 && { leftOutTimes }),
  };
}
