import { measureReasons } from '#contract/messages/measure-reasons.ts';
import type { RoledHabit } from './attendance-events.ts';
import { type EventHabit, isCurrent, overlapOf } from './event-habits.ts';
import { isOfSundaySchool } from './event-role.ts';
import type { Evidence, RoomEvidence } from './evidence.ts';
import { mainDayOf } from './main-days.ts';
import { isForKids } from './rooms.ts';
import type { Suggested } from './suggested.ts';
import { findSums } from './sums.ts';
import { idsOf, of, sumOver, type Type } from './used-types.ts';
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
  const byHead = [...counted, ...countedApart(habits, { counted, today })].filter(hasKidsCounted);
  const replaced = byHead.filter((habit) =>
    byCheckIn.some((one) => one === habit || overlapOf(one, habit) > 0.5),
  );
  // Beside those whose own numbers are left out, a single place would be a part of the children.
  const types = byHead
    .filter((habit) => !replaced.some((one) => one === habit || overlapOf(one, habit) > 0.5))
    .flatMap(kidsTypesOf);
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
          (habit.role === 'kids' || isOfSundaySchool(habit)) &&
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
  const withKids = counted.filter(hasKidsCounted);
  const beside = checkIns.filter(
    (habit) =>
      counted.includes(habit) ||
      counted.some((other) => [...habit.days].some((day) => other.days.has(day))),
  );
  const mainDay = mainDayOf(checkIns);
  return beside.length === 0 && withKids.length === 0
    ? checkIns.filter(({ days }) => mainDay !== null && days.has(mainDay))
    : beside.filter((habit) => habit.role !== 'kids' || isEnough(habit, { beside, withKids }));
}

/** Whether as many check in as are counted meanwhile, at all places together. */
function isEnough(
  habit: RoledHabit,
  { beside, withKids }: { beside: readonly RoledHabit[]; withKids: readonly RoledHabit[] },
): boolean {
  const meanwhile = withKids.filter((other) => overlapOf(habit, other) > 0.5);
  const places = beside.filter(
    (one) =>
      one.role === 'kids' &&
      (one === habit || meanwhile.some((other) => overlapOf(one, other) > 0.5)),
  );
  const checkedIn = places.reduce((sum, { level }) => sum + level, 0);
  return checkedIn >= fewerShare * kidsAt(meanwhile);
}

function hasKidsCounted(habit: RoledHabit): boolean {
  return habit.counting.source === 'headcounts' && kidsTypesOf(habit).length > 0;
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

/** How many children are counted at events in a week, at all together. */
function kidsAt(habits: readonly RoledHabit[]): number {
  const weeks = new Set(habits.flatMap((habit) => habit.weeks));
  const kids = habits.map((habit) => sumOver(habit.event.times, idsOf(kidsTypesOf(habit))));
  return kids.reduce((sum, one) => sum + one, 0) / Math.max(1, weeks.size);
}

function hasRoom({ event }: RoledHabit, rooms: readonly RoomEvidence[]): boolean {
  return rooms.some(({ eventId }) => eventId === event.id);
}

/** Checked in, too, in half of the weeks that it is counted. */
function hasCheckIns({ event, counted }: RoledHabit): boolean {
  return 2 * event.times.filter(({ checkIns }) => checkIns > 0).length >= counted.length;
}
