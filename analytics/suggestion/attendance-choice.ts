import type { MeasureChoices } from '#contract/functions/measures.ts';
import type { RoledHabit } from './attendance-events.ts';
import { leftOutTimesOf } from './left-out-times.ts';
import { weekdayTimesOf } from './weekday-times.ts';

/**
 * An event as it counts; children on the days of worship alone.
 *
 * @param mainDay the day on which most people worship
 */
export function choiceOf(
  habit: RoledHabit,
  mainDay: string | null,
): MeasureChoices['attendance'][number] {
  const { event, counting } = habit;
  const midweek = habit.role === 'kids' ? weekdayTimesOf(habit, mainDay) : [];
  if (counting.source === 'check_ins') {
    return {
      eventId: event.id,
      source: 'check_ins',
      ...(midweek.length > 0 && { leftOutTimes: midweek }),
    };
  }
  const leftOutTimes = [...leftOutTimesOf(habit), ...midweek];
  return {
    eventId: event.id,
    source: 'headcounts',
    attendanceTypeIds: [...(counting.types?.typeIds ?? [])],
    ...(leftOutTimes.length > 0 && { leftOutTimes }),
  };
}
