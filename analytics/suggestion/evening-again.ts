import { type EventHabit, isCurrent, overlapOf } from './event-habits.ts';
import type { ChurchEvidence } from './evidence.ts';
import { bearsItsHour } from './named-by-hour.ts';
import { means } from './vocabulary.ts';

/** Where a church of one morning service meets again in the evening, and reports the morning. */
const countries = ['US', 'AS', 'WS', 'TO'];
/** From this share of the morning on, others come than those of the morning. */
const shareMax = 0.6;
/** The hour from which on it is evening. */
const eveningHour = 16;
/** What ended longer before says nothing of how a church meets. */
const withinWeeks = 13;
const weekend: readonly string[] = ['friday', 'saturday', 'sunday'];

/**
 * Whether the people of the one morning service come again in the evening, so that they would be counted twice. Of
 * two morning services, one on Saturday, or kinds of worship, people choose one, and the evening is another choice.
 */
export function isEveningAgain(
  habit: EventHabit,
  all: readonly EventHabit[],
  { country }: ChurchEvidence,
): boolean {
  const { name } = habit.event;
  const worship = all.filter((other) => isCurrent(other, habit.last, withinWeeks));
  const mornings = worship.filter(
    (other) => !isInTheEvening(other) && overlapOf(habit, other) > 0.5,
  );
  // An evening that is named in another language than the morning has other people.
  const isUsual = means(name, 'pacificEvening')
    ? mornings.every(({ event }) => means(event.name, 'pacificWorship'))
    : countries.includes(country) && means(name, 'evening');
  const clocks = new Set(mornings.flatMap(clocksOf));
  const level = Math.max(0, ...mornings.map((morning) => morning.level));
  return (
    isUsual &&
    !(['mass', 'language', 'ownKind'] as const).some((other) => means(name, other)) &&
    !bearsItsHour(habit) &&
    isInTheEvening(habit) &&
    clocks.size === 1 &&
    habit.level <= shareMax * level &&
    // A Saturday that ended as the evening began has gone on in it.
    all.every(
      (other) => !isCurrent(other, habit.first, withinWeeks) || isOnlyOn(other.days, habit.days),
    )
  );
}

/** Whether it meets on no other day of the weekend. */
function isOnlyOn(days: ReadonlySet<string>, usual: ReadonlySet<string>): boolean {
  return weekend.every((day) => !days.has(day) || usual.has(day));
}

function isInTheEvening(habit: EventHabit): boolean {
  const clocks = clocksOf(habit);
  return clocks.length > 0 && clocks.every((clock) => hourOf(clock) >= eveningHour);
}

/** The clocks at which it is usually held: of at least a fifth of its newest times. */
function clocksOf({ counted }: EventHabit): string[] {
  const newest = counted.slice(-26).map(({ at }) => at.slice(-5));
  return [...new Set(newest)].filter(
    (clock) => 5 * newest.filter((one) => one === clock).length >= newest.length,
  );
}

const hourOf = (clock: string) => Number(clock.slice(0, 2));
