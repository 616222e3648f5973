import type { EventHabit } from './event-habits.ts';
import { means } from './vocabulary.ts';

const clock = /(?<!\d)(\d{1,2})(?:[.:h]([0-5]\d))?\s*(am|pm|uhr|h)?(?![\p{L}\d])/iu;

/** Whether a service bears its hour, alone or with a church's dedication: `8am`, `All Saints 11.15`. */
export function isNamedByItsHour({ event, counted }: EventHabit): boolean {
  const found = clock.exec(event.name);
  const [text = '', hours = '', minutes, suffix] = found ?? [];
  if (minutes === undefined && suffix === undefined) {
    return false;
  }
  const others = event.name.replace(text, ' ');
  const isAtThatHour = ({ at }: { at: string }) => {
    const [hour, minute] = at.slice(-5).split(':').map(Number);
    return (hour ?? 0) % 12 === Number(hours) % 12 && minute === Number(minutes ?? 0);
  };
  return (
    (!/\p{L}/u.test(others) || means(others, 'dedication')) &&
    2 * counted.filter(isAtThatHour).length > counted.length
  );
}
