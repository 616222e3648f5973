import type { RoledHabit } from './attendance-events.ts';
import { type EventHabit, isCurrent, overlapOf } from './event-habits.ts';
import type { Evidence, HeldTime } from './evidence.ts';
import { isOfChildren } from './of-children.ts';
import type { Type } from './used-types.ts';
import { means } from './vocabulary.ts';

/** From this share of those counted beside them on, a service without children speaks for all. */
const nearlyAll = 0.75;
/** What ended after fewer weeks, with fewer than this share of the children, was a trial. */
const trial = { weeks: 8, share: 0.1 };
/** A class begins so long before worship that its children are at both. */
const apartMinutes = 45;

/**
 * Children who have an event of their own, where only adults are counted. Headcounts with kids
 * or a total in them have them already; those that do not say are asked about.
 */
export function kidsBeside(
  habits: readonly RoledHabit[],
  counted: readonly EventHabit[],
  { today }: Pick<Evidence, 'today'>,
): { added: RoledHabit[]; unsure: RoledHabit[] } {
  const regular = habits.filter(({ role, isRegular }) => role === 'kids' && isRegular);
  const most = Math.max(0, ...regular.map(({ level }) => level));
  const isTrial = (kids: EventHabit) =>
    !isCurrent(kids, today) && kids.weeks.length < trial.weeks && kids.level < trial.share * most;
  const added: RoledHabit[] = [];
  const unsure: RoledHabit[] = [];
  for (const kids of regular) {
    const beside = isTrial(kids) ? [] : counted.filter((habit) => isBeside(kids, habit));
    const verdict = verdictOf(beside);
    if (verdict === 'no') {
      added.push(kids);
    } else if (verdict === 'unsure') {
      unsure.push(kids);
    }
  }
  return { added, unsure };
}

/** Whether those counted beside children have them in their counts; a small service does not decide. */
function verdictOf(beside: readonly EventHabit[]): 'yes' | 'no' | 'unsure' {
  const people = (habits: readonly EventHabit[]) =>
    habits.reduce((sum, { level }) => sum + level, 0);
  const without = beside.filter((habit) => hasKids(habit) === 'no');
  if (beside.length === 0 || beside.some((habit) => hasKids(habit) === 'yes')) {
    return 'yes';
  }
  return people(without) >= nearlyAll * people(beside) ? 'no' : 'unsure';
}

function isBeside(kids: EventHabit, habit: EventHabit): boolean {
  return (
    overlapOf(kids, habit) > 0.2 &&
    [...kids.days].some((day) => habit.days.has(day)) &&
    !isBetween(kids, habit)
  );
}

/** A Sunday school or class of an hour of its own: its children are at worship before or after it. */
function isBetween(kids: EventHabit, habit: EventHabit): boolean {
  const { name } = kids.event;
  if (means(name, 'sundaySchool')) {
    const clocks = new Set(habit.counted.map(({ at }) => at));
    return !kids.counted.some(({ at }) => clocks.has(at));
  }
  const hours = [...new Set(habit.counted.map(minutesOf))];
  const isApart = (time: HeldTime) =>
    hours.every((hour) => Math.abs(hour - minutesOf(time)) >= apartMinutes);
  return means(name, 'schoolClass') && kids.counted.every(isApart);
}

/** Minutes since midnight. */
function minutesOf({ at }: HeldTime): number {
  const [hours, minutes] = at.slice(-5).split(':').map(Number);
  return 60 * (hours ?? 0) + (minutes ?? 0);
}

/** Whether an event's count has children in it; who is in their rooms is not in the hall. */
function hasKids({ counting: { types, used } }: EventHabit): 'yes' | 'no' | 'unsure' {
  if (types === null) {
    return 'no';
  }
  const counted = used.filter(({ id }) => types.typeIds.includes(id));
  const isSaid = used.some(({ name, meaning }) => meaning === 'kids' && means(name, 'within'));
  // Who enters communicants keeps a register of everybody.
  const isRegister = used.some(({ name }) => means(name, 'communicants'));
  if (
    isSaid ||
    isRegister ||
    types.total !== null ||
    counted.some(({ name, meaning }) => meaning === 'total' || isOfChildren(name))
  ) {
    return 'yes';
  }
  const isOfHall = ({ name }: Type) => means(name, 'hall');
  // Counted room by room, the sanctuary is one of them.
  const areRooms =
    counted.some(isOfHall) &&
    counted.every(({ name }) => means(name, 'place') || means(name, 'hall'));
  return areRooms || counted.every((type) => type.meaning === 'adults' || isOfHall(type))
    ? 'no'
    : 'unsure';
}
