import type { RoledHabit } from './attendance-events.ts';
import { type EventHabit, overlapOf } from './event-habits.ts';
import { means } from './vocabulary.ts';

/**
 * Children who have an event of their own, where only adults are counted. Headcounts with kids
 * or a total in them have them already; those that do not say are asked about.
 */
export function kidsBeside(
  habits: readonly RoledHabit[],
  counted: readonly EventHabit[],
): { added: RoledHabit[]; unsure: RoledHabit[] } {
  const added: RoledHabit[] = [];
  const unsure: RoledHabit[] = [];
  for (const kids of habits) {
    const isMeant = kids.role === 'kids' && kids.isRegular;
    const verdicts = isMeant ? counted.filter((habit) => isBeside(kids, habit)).map(hasKids) : [];
    if (verdicts.length > 0 && verdicts.every((verdict) => verdict === 'no')) {
      added.push(kids);
    } else if (verdicts.length > 0 && verdicts.every((verdict) => verdict !== 'yes')) {
      unsure.push(kids);
    }
  }
  return { added, unsure };
}

function isBeside(kids: EventHabit, habit: EventHabit): boolean {
  return (
    overlapOf(kids, habit) > 0.2 &&
    [...kids.days].some((day) => habit.days.has(day)) &&
    !isBetween(kids, habit)
  );
}

/** A Sunday school of an hour of its own: its children are at worship before or after it. */
function isBetween(kids: EventHabit, habit: EventHabit): boolean {
  const clocks = new Set(habit.counted.map(({ at }) => at));
  return means(kids.event.name, 'sundaySchool') && !kids.counted.some(({ at }) => clocks.has(at));
}

/** Whether an event's count has children in it. */
function hasKids({ counting: { types, used } }: EventHabit): 'yes' | 'no' | 'unsure' {
  if (types === null) {
    return 'no';
  }
  const meanings = used
    .filter(({ id }) => types.typeIds.includes(id))
    .map(({ meaning }) => meaning);
  const isSaid = used.some(({ name, meaning }) => meaning === 'kids' && means(name, 'within'));
  if (isSaid || types.total !== null || meanings.some((one) => one === 'kids' || one === 'total')) {
    return 'yes';
  }
  return meanings.every((one) => one === 'adults') ? 'no' : 'unsure';
}
