import type { EventHabit } from './event-habits.ts';
import { means } from './vocabulary.ts';

const clock = /(?<!\d)(\d{1,2})(?:[.:h]([0-5]\d))?\s*(am|pm|uhr|h)?(?![\p{L}\d])/iu;

/** Whether a service bears its hour, alone or with a church's dedication: `8am`, `All Saints 11.15`. */
export function isNamedByItsHour(habit: EventHabit): boolean {
  const others = habit.event.name.replace(clock, ' ');
  return bearsItsHour(habit) && (!/\p{L}/u.test(others) || means(others, 'dedication'));
}

/** Whether its hour is in its name: `5pm Youth & Young Adults`. */
export function bearsItsHour({ event, counted }: EventHabit): boolean {
  const [, hours, minutes, suffix] = clock.exec(event.name) ?? [];
  if (minutes === undefined && suffix === undefined) {
    return false;
  }
  const isAtThatHour = ({ at }: { at: string }) => {
    const [hour, minute] = at.slice(-5).split(':').map(Number);
    return (hour ?? 0) % 12 === Number(hours) % 12 && minute === Number(minutes ?? 0);
  };
  return 2 * counted.filter(isAtThatHour).length > counted.length;
}

/** Whether young people's is one of several services that bear their hours and count by the same types. */
export function isAmongHours(habit: EventHabit, services: readonly EventHabit[]): boolean {
  const types = new Set(habit.counting.used.map(({ name }) => name));
  return (
    (means(habit.event.name, 'youth') || means(habit.event.name, 'youngAdults')) &&
    bearsItsHour(habit) &&
    services.some(
      (other) =>
        bearsItsHour(other) &&
        [...other.days].some((day) => habit.days.has(day)) &&
        other.counting.used.some(({ name }) => types.has(name)),
    )
  );
}
