import { weekOf } from '../calendar/church-week.ts';
import type { EventHabit } from './event-habits.ts';
import { means } from './vocabulary.ts';

const weeksMin = 8;
/** The share of weeks in which it is their sum to the person. */
const exactMin = 0.8;
/** How far one that is called a total may be from them. */
const namedTolerance = 0.15;

/** Whether an event is not held, but holds the sum of others, typed once more. */
export function isTotalOf(habit: EventHabit, counted: readonly EventHabit[]): boolean {
  const others = counted.filter(
    (other) => other !== habit && [...other.days].some((day) => habit.days.has(day)),
  );
  const [own, ...rest] = [habit, ...others].map(peopleByWeek);
  const sums = [...(own ?? [])].flatMap(([week, people]) => {
    const each = rest.flatMap((weeks) => weeks.get(week) ?? []);
    return each.length < 2 ? [] : [{ people, sum: each.reduce((all, one) => all + one, 0) }];
  });
  if (sums.length < weeksMin) {
    return false;
  }
  const near = (tolerance: number) =>
    sums.filter(({ people, sum }) => Math.abs(people - sum) <= tolerance * sum).length /
    sums.length;
  return near(0) >= exactMin || (means(habit.event.name, 'total') && near(namedTolerance) >= 0.5);
}

function peopleByWeek({ counted, counting }: EventHabit): Map<string, number> {
  const weeks = new Map<string, number>();
  for (const time of counted) {
    const week = weekOf(time.day, 'monday');
    weeks.set(week, (weeks.get(week) ?? 0) + (counting.peopleAt(time) ?? 0));
  }
  return weeks;
}
