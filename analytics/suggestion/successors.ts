import { daysBetween } from '../calendar/plain-date.ts';
import type { EventHabit } from './event-habits.ts';
import { means } from './vocabulary.ts';

/** One ends as the other begins: this many weeks between them, or in common. */
const gapWeeksMax = 6;
const commonWeeksMax = 2;

/** Whether an event takes up another's weeks: it begins as the other ends, on the same days. */
function follows(later: EventHabit, earlier: EventHabit): boolean {
  const gap = daysBetween(earlier.last, later.first) / 7;
  const isInTime = gap > -commonWeeksMax && gap <= gapWeeksMax && later.last > earlier.last;
  const isMoved = (habit: EventHabit) => habit.days.has('saturday') || habit.days.has('sunday');
  const isOnItsDays =
    [...later.days].some((day) => earlier.days.has(day)) || (isMoved(later) && isMoved(earlier));
  return isInTime && isOnItsDays && later.event.id !== earlier.event.id;
}

/** The event that one continues: of several, that whose name and level are nearest. */
export function predecessorOf(
  later: EventHabit,
  candidates: readonly EventHabit[],
): EventHabit | null {
  const [nearest] = candidates
    .filter((earlier) => follows(later, earlier))
    .toSorted((one, other) => distance(later, one) - distance(later, other));
  return nearest ?? null;
}

/** Sharing a word counts more than any difference in level. */
function distance(one: EventHabit, other: EventHabit): number {
  const words = (habit: EventHabit) =>
    new Set(
      habit.event.name
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .filter((word) => word.length > 2),
    );
  const mine = words(one);
  const shared = [...words(other)].filter((word) => mine.has(word) && !means(word, 'worshipDay'));
  return Math.abs(Math.log(one.level / other.level)) - 10 * shared.length;
}
