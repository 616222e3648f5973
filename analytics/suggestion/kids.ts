import { measureReasons } from '#contract/messages/measure-reasons.ts';
import type { RoledHabit } from './attendance-events.ts';
import { type EventHabit, isCurrent, overlapOf } from './event-habits.ts';
import type { Evidence, RoomEvidence } from './evidence.ts';
import { mainDayOf } from './main-days.ts';
import { isForKids } from './rooms.ts';
import type { Suggested } from './suggested.ts';
import { findSums } from './sums.ts';
import { idsOf, of, type Type } from './used-types.ts';
import { means } from './vocabulary.ts';

/** Check-ins of fewer than this share of the children who are counted are of one room. */
const fewerShare = 0.7;

/** Children by their rooms, the names of their events, or headcounts; each child once. */
export function suggestKids(
  habits: readonly RoledHabit[],
  counted: readonly RoledHabit[],
  { rooms, refused, today }: Evidence,
): Suggested<'kids'> {
  const meant = habits.filter(
    (habit) =>
      counted.includes(habit) ||
      (habit.isRegular && isCurrent(habit, today) && ['kids', 'worship'].includes(habit.role)),
  );
  const checkIns = withoutSecondClasses(besideWorship(meant.filter(hasCheckIns), counted), rooms);
  const kidsRooms = rooms.filter(
    (room) => isForKids(room) && checkIns.some(({ event }) => event.id === room.eventId),
  );
  const events = checkIns.filter((habit) => habit.role === 'kids' && !hasRoom(habit, kidsRooms));
  const byCheckIn = checkIns.filter((habit) => events.includes(habit) || hasRoom(habit, kidsRooms));
  const types = [...counted, ...countedApart(habits, { counted, today })]
    .filter((habit) => !byCheckIn.some((one) => one === habit || overlapOf(one, habit) > 0.5))
    .flatMap((habit) => (habit.counting.source === 'headcounts' ? kidsTypesOf(habit) : []));
  if (kidsRooms.length + events.length + types.length === 0) {
    return { choice: null, reason: refused.check_ins ?? measureReasons.kidsNone };
  }
  return {
    choice: {
      ...(kidsRooms.length > 0 && { locationIds: kidsRooms.map(({ id }) => id) }),
      ...(events.length > 0 && { eventIds: events.map(({ event }) => event.id) }),
      ...(types.length > 0 && { attendanceTypeIds: types.map(({ id }) => id) }),
    },
    reason: [
      ...(kidsRooms.length > 0 ? [measureReasons.kidsByRoom(kidsRooms.length)] : []),
      ...(events.length > 0
        ? [measureReasons.kidsByName(events.map(({ event }) => event.name))]
        : []),
      ...(types.length > 0
        ? [measureReasons.kidsByHeadcount([...new Set(types.map(({ name }) => name))])]
        : []),
    ].join(' '),
  };
}

/** Events of children on days of worship whose heads are counted, where no service counts children. */
function countedApart(
  habits: readonly RoledHabit[],
  { counted, today }: { counted: readonly RoledHabit[]; today: string },
): RoledHabit[] {
  return counted.some((habit) => kidsTypesOf(habit).length > 0)
    ? []
    : habits.filter(
        (habit) =>
          habit.role === 'kids' &&
          habit.isRegular &&
          isCurrent(habit, today) &&
          !counted.includes(habit) &&
          counted.some((other) => [...habit.days].some((day) => other.days.has(day))),
      );
}

/** Types of children, without those that add up others of them. */
function kidsTypesOf({ event, counting }: EventHabit): Type[] {
  const kids = of(counting.used, 'kids');
  const sums = findSums(event.times, idsOf(kids), () => true);
  return kids.filter(({ id }) => sums.every(({ total }) => total !== id));
}

/**
 * Those on the days of worship, unless more children are counted there than check in. Others, e.g. a
 * club on Wednesdays, only where there are no children on those days, and each child once: on the day of
 * most of them.
 */
function besideWorship(
  checkIns: readonly RoledHabit[],
  counted: readonly RoledHabit[],
): readonly RoledHabit[] {
  const withKids = counted.filter(
    (habit) => habit.counting.source === 'headcounts' && kidsTypesOf(habit).length > 0,
  );
  const beside = checkIns.filter(
    (habit) =>
      counted.includes(habit) ||
      counted.some((other) => [...habit.days].some((day) => other.days.has(day))),
  );
  const mainDay = mainDayOf(checkIns);
  return beside.length === 0 && withKids.length === 0
    ? checkIns.filter(({ days }) => mainDay !== null && days.has(mainDay))
    : beside.filter(
        (habit) =>
          habit.role !== 'kids' ||
          withKids.every(
            (other) => overlapOf(habit, other) <= 0.5 || habit.level >= fewerShare * kidsAt(other),
          ),
      );
}

/** Without Sunday schools of children who check in at worship, or to an event of their own, as well. */
function withoutSecondClasses(
  checkIns: readonly RoledHabit[],
  rooms: readonly RoomEvidence[],
): readonly RoledHabit[] {
  const isClass = ({ event }: RoledHabit) => means(event.name, 'sundaySchool');
  const kidsRooms = rooms.filter(isForKids);
  const others = checkIns.filter(
    (habit) => !isClass(habit) && (habit.role === 'kids' || hasRoom(habit, kidsRooms)),
  );
  return checkIns.filter(
    (habit) => !isClass(habit) || others.every(({ level }) => level < fewerShare * habit.level),
  );
}

/** How many children are counted at an event in a week. */
function kidsAt(habit: RoledHabit): number {
  const { event, weeks } = habit;
  const ids = idsOf(kidsTypesOf(habit));
  const all = event.times.flatMap(({ headcounts }) => ids.map((id) => headcounts[id] ?? 0));
  return all.reduce((sum, one) => sum + one, 0) / weeks.length;
}

function hasRoom({ event }: RoledHabit, rooms: readonly RoomEvidence[]): boolean {
  return rooms.some(({ eventId }) => eventId === event.id);
}

/** Checked in, too, in half of the weeks that it is counted. */
function hasCheckIns({ event, counted }: RoledHabit): boolean {
  return 2 * event.times.filter(({ checkIns }) => checkIns > 0).length >= counted.length;
}
