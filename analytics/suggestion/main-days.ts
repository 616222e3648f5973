import type { EventHabit } from './event-habits.ts';

const weekend: readonly string[] = ['friday', 'saturday', 'sunday'];

/** The day on which most people worship: of the weekend, if any worship is then. */
export function mainDayOf(worship: readonly EventHabit[]): string | null {
  const people = new Map<string, number>();
  for (const { days, level } of worship) {
    for (const day of days) {
      people.set(day, (people.get(day) ?? 0) + level / days.size);
    }
  }
  const byPeople = [...people].sort(([, one], [, other]) => other - one).map(([day]) => day);
  return byPeople.find((day) => weekend.includes(day)) ?? byPeople[0] ?? null;
}

/** Whether a day belongs to the same weekend as the main one. */
export function isOfWeekend(day: string, mainDay: string): boolean {
  return mainDay === 'friday' ? weekend.includes(day) : day === 'saturday' || day === 'sunday';
}
