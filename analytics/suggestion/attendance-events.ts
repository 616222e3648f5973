import { type Double, doubleOf } from './doubles.ts';
import { isEveningAgain } from './evening-again.ts';
import { type EventHabit, isCurrent, overlapOf } from './event-habits.ts';
import { type EventRole, roleOf } from './event-role.ts';
import { isTotalOf } from './event-totals.ts';
import type { Evidence } from './evidence.ts';
import { isOfWeekend, mainDayOf } from './main-days.ts';
import { isAmongHours, isNamedByItsHour } from './named-by-hour.ts';
import { predecessorOf } from './successors.ts';
import { means } from './vocabulary.ts';

export type RoledHabit = EventHabit & { role: EventRole };

/** The events whose people are the attendance, and those of which nobody can tell. */
export type AttendanceEvents = {
  counted: RoledHabit[];
  unsure: RoledHabit[];
  /** Those where the same people may check in who are counted at others. */
  doubles: readonly Double[];
  /** Those that only add up the others. */
  totals: RoledHabit[];
  /** Those to which the people of the morning come again. */
  evenings: RoledHabit[];
  mainDay: string | null;
};

/** Below this share of the main service, what is not called worship is something else. */
const smallShare = 0.1;
/** Below this share of the main service, another name on the same day may be something else. */
const unnamedShare = 0.5;
/** From this share on, a weekday's service may be one of the church's main services. */
const weekdayShareMin = 0.25;
const weekend: readonly string[] = ['friday', 'saturday', 'sunday'];

/** Adds to each habit what its event is for. */
export function withRoles(habits: readonly EventHabit[], { rooms }: Evidence): RoledHabit[] {
  const roled = habits.map((habit) => ({ ...habit, role: roleOf(habit, rooms) }));
  const worship = roled.filter(({ role }) => role === 'worship');
  return roled.map((habit) =>
    habit.role === 'besides' && isAmongHours(habit, worship)
      ? { ...habit, role: 'worship' }
      : habit,
  );
}

/** Chooses by role, day and level: events of the past like those of today. */
export function chooseEvents(
  habits: readonly RoledHabit[],
  { today, church }: Pick<Evidence, 'today' | 'church'>,
): AttendanceEvents {
  const all = worshipOf(habits, today);
  const evenings = all.filter((habit) => isEveningAgain(habit, all, church));
  const worship = all.filter((habit) => !evenings.includes(habit));
  const current = worship.filter((habit) => isCurrent(habit, today));
  const mainDay = mainDayOf(current.length > 0 ? current : worship);
  if (mainDay === null) {
    return { counted: [], unsure: [], doubles: [], totals: [], evenings, mainDay };
  }
  const level = Math.max(
    ...worship.filter(({ days }) => days.has(mainDay)).map((habit) => habit.level),
  );
  const counted: RoledHabit[] = [];
  const unsure: RoledHabit[] = [];
  for (const habit of worship) {
    const share = habit.level / level;
    const byHabit = verdictOf(habit, mainDay, share);
    const isUnnamed = share < unnamedShare && isUnnamedBeside(habit, worship, today);
    const verdict = byHabit === 'counts' && isUnnamed ? 'unsure' : byHabit;
    if (verdict === 'counts') {
      counted.push(habit);
    } else if (verdict === 'unsure' && isCurrent(habit, today)) {
      unsure.push(habit);
    }
  }
  unsure.push(...habits.filter((habit) => mayBeWorship(habit, { mainDay, level, today })));
  const totals = counted.filter((habit) => isTotalOf(habit, counted));
  const held = counted.filter((habit) => !totals.includes(habit));
  const doubles = held.flatMap((habit) => doubleOf(habit, held));
  return {
    counted: held.filter((habit) => doubles.every((double) => double.habit !== habit)),
    unsure,
    doubles,
    totals,
    evenings,
    mainDay,
  };
}

/**
 * A service by name that seems to be for something else, but as many come as to a main service; or young people's on
 * the other day of the weekend.
 */
function mayBeWorship(
  habit: RoledHabit,
  { mainDay, level, today }: { mainDay: string; level: number; today: string },
): boolean {
  const { name } = habit.event;
  const isService = means(name, 'worship') && !means(name, 'online');
  const isOnMainDay = habit.days.has(mainDay);
  const isOfYouth =
    means(name, 'youth') && [...habit.days].some((day) => isOfWeekend(day, mainDay));
  return (
    habit.role === 'besides' &&
    habit.isRegular &&
    isCurrent(habit, today) &&
    isService &&
    (isOnMainDay
      ? habit.level >= (means(name, 'youngAdults') ? smallShare : unnamedShare) * level
      : isOfYouth && habit.level >= smallShare * level)
  );
}

/** Regular worship; what has just begun where regular worship ended; else what comes nearest to it. */
function worshipOf(habits: readonly RoledHabit[], today: string): RoledHabit[] {
  const worship = habits.filter(({ role }) => role === 'worship');
  const regular = worship.filter(({ isRegular }) => isRegular);
  const begun = worship.filter(
    (habit) =>
      !habit.isRegular && isCurrent(habit, today, 3) && predecessorOf(habit, regular) !== null,
  );
  if (regular.length > 0) {
    return [...regular, ...begun];
  }
  const onWeekend = (habit: EventHabit) => weekend.some((day) => habit.days.has(day));
  const young = worship.filter((habit) => isCurrent(habit, today, 2) && onWeekend(habit));
  return young.length > 0
    ? young
    : habits.filter(
        (habit) =>
          habit.role === 'besides' &&
          habit.isRegular &&
          onWeekend(habit) &&
          !means(habit.event.name, 'sundaySchool') &&
          !means(habit.event.name, 'online'),
      );
}

/** Beside worship that says so, a smaller gathering of another name may be a class or a lunch. */
function isUnnamedBeside(
  habit: RoledHabit,
  worship: readonly RoledHabit[],
  today: string,
): boolean {
  return (
    !isCalledWorship(habit) &&
    !isCongregation(habit) &&
    worship.some(
      (other) =>
        means(other.event.name, 'worship') &&
        isCurrent(other, today) &&
        [...habit.days].some((day) => other.days.has(day)) &&
        overlapOf(habit, other) > 0.5,
    )
  );
}

const isCalledWorship = (habit: RoledHabit) =>
  means(habit.event.name, 'worship') ||
  means(habit.event.name, 'worshipDay') ||
  isNamedByItsHour(habit);

/** Beside the main services, one that is named by its language is a congregation, however small. */
const isCongregation = ({ event: { name } }: RoledHabit) =>
  means(name, 'language') &&
  !(['school', 'schoolClass', 'lessons'] as const).some((other) => means(name, other));

function verdictOf(habit: RoledHabit, mainDay: string, share: number): 'counts' | 'unsure' | 'no' {
  const { event, days } = habit;
  const { name } = event;
  const isSmall = share < smallShare;
  if (means(name, 'houseChurch')) {
    return 'counts';
  }
  // Check-ins that open mid-week can be dated then.
  if (days.has(mainDay) || means(name, 'weekendName')) {
    return isCalledWorship(habit) || isCongregation(habit) || !isSmall ? 'counts' : 'no';
  }
  if ([...days].some((day) => isOfWeekend(day, mainDay))) {
    return isCalledWorship(habit) ? 'counts' : isSmall ? 'no' : 'unsure';
  }
  return isWeekdayService(name) && share >= weekdayShareMin ? 'unsure' : 'no';
}

/** A service on a weekday that does not call itself one for in between. */
function isWeekdayService(name: string): boolean {
  return means(name, 'worship') && !means(name, 'midweek');
}
