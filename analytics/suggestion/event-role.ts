import { type EventHabit, isHeldDaily } from './event-habits.ts';
import type { RoomEvidence } from './evidence.ts';
import { areForKidsOnly } from './rooms.ts';
import { isHourOfClasses } from './used-types.ts';
import { means } from './vocabulary.ts';

/** What an event is for. */
export type EventRole = 'worship' | 'kids' | 'helpers' | 'school' | 'besides';

/** The role of an event by its name, its days and its rooms; worship where nothing speaks against it. */
export function roleOf(habit: EventHabit, rooms: readonly RoomEvidence[]): EventRole {
  const { name } = habit.event;
  const isOnWeekend = habit.days.has('saturday') || habit.days.has('sunday');
  const isSundaySchool = isOfSundaySchool(habit);
  if (isHeldDaily(habit) || (means(name, 'school') && !isSundaySchool && !isOnWeekend)) {
    return 'school';
  }
  if (means(name, 'mass') || means(name, 'houseChurch')) {
    return 'worship';
  }
  if (means(name, 'helperEvents') && !means(name, 'worship')) {
    return 'helpers';
  }
  const isKidsOnly = isCheckInOfKids(habit, rooms);
  if (means(name, 'online') || (isSundaySchool && !isKidsOnly)) {
    return 'besides';
  }
  if (means(name, 'kids') || isKidsOnly) {
    return 'kids';
  }
  const isCampus = /\bcampus\b/i.test(name);
  return means(name, 'besides') && !isCampus ? 'besides' : 'worship';
}

/** Whether an event is Sunday school, by its name or by all that is counted there. */
export function isOfSundaySchool({ event, counting }: EventHabit): boolean {
  return means(event.name, 'sundaySchool') || isHourOfClasses(counting.used);
}

function isCheckInOfKids({ counting, event }: EventHabit, rooms: readonly RoomEvidence[]): boolean {
  return counting.source === 'check_ins' && areForKidsOnly(event, rooms);
}
