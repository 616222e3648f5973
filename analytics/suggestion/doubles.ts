import type { RoledHabit } from './attendance-events.ts';
import { overlapOf } from './event-habits.ts';
import { predecessorOf } from './successors.ts';

/** An event with check-ins, and those where heads are counted in the same weeks. */
export type Double = { habit: RoledHabit; beside: readonly RoledHabit[] };

/** Check-ins in weeks in which heads were counted elsewhere may be the same people. */
export function doubleOf(habit: RoledHabit, counted: readonly RoledHabit[]): Double[] {
  const beside = counted.filter(
    (other) => other.counting.source === 'headcounts' && overlapOf(habit, other) > 0.2,
  );
  // Where heads are counted since then, it was a place of its own.
  const isFollowed = counted.some(
    (other) => predecessorOf(other, counted)?.event.id === habit.event.id,
  );
  return habit.counting.source === 'check_ins' && beside.length > 0 && !isFollowed
    ? [{ habit, beside }]
    : [];
}
