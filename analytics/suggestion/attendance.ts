import { measureReasons } from '#contract/messages/measure-reasons.ts';
import { choiceOf } from './attendance-choice.ts';
import { chooseEvents, type Double, type RoledHabit } from './attendance-events.ts';
import { type EventHabit, isCurrent } from './event-habits.ts';
import type { Evidence } from './evidence.ts';
import { kidsBeside } from './kids-beside.ts';
import { predecessorOf } from './successors.ts';
import type { Suggested } from './suggested.ts';

export type AttendanceSuggestion = Suggested<'attendance'> & {
  /** The events that count. */
  counted: readonly RoledHabit[];
  /** The day on which most people worship. */
  mainDay: string | null;
  /** Events that may count. */
  unsure: readonly RoledHabit[];
  /** Events whose check-ins may be people that are counted already. */
  doubles: readonly Double[];
  /** Events whose children may be in other events' headcounts. */
  unsureKids: readonly RoledHabit[];
};

/** Suggests whose people are the attendance: each person in the room once, in every week there was. */
export function suggestAttendance(
  habits: readonly RoledHabit[],
  evidence: Evidence,
): AttendanceSuggestion {
  const { counted, unsure, doubles, totals, mainDay } = chooseEvents(habits, evidence);
  const kids = kidsBeside(habits, counted, evidence);
  const all = [...counted, ...kids.added];
  return {
    choice: all.map(choiceOf),
    reason: reasonOf(all, totals, { ...evidence, mainDay }),
    counted: all,
    mainDay,
    unsure,
    doubles,
    unsureKids: kids.unsure,
  };
}

function reasonOf(
  counted: readonly EventHabit[],
  totals: readonly EventHabit[],
  { refused, today, mainDay }: Pick<Evidence, 'refused' | 'today'> & { mainDay: string | null },
): string {
  if (counted.length === 0) {
    return refused.check_ins ?? measureReasons.attendanceNone;
  }
  const current = counted.filter((habit) => isCurrent(habit, today));
  const names = (current.length > 0 ? current : counted).map(({ event }) => event.name);
  const isOnWeekend = mainDay === 'saturday' || mainDay === 'sunday';
  const sentences = [
    isOnWeekend ? measureReasons.attendance(names) : measureReasons.attendanceMidweek(names),
    ...counted.flatMap((later) => {
      const earlier = predecessorOf(later, counted);
      return earlier ? [measureReasons.follows(later.event.name, earlier.event.name)] : [];
    }),
    ...counted.flatMap(({ counting: { types } }) =>
      types?.total ? [measureReasons.total(types.total)] : [],
    ),
    ...totals.map(({ event }) => measureReasons.eventTotal(event.name)),
    ...counted.flatMap((habit) =>
      choiceOf(habit).leftOutTimes ? [measureReasons.leftOut(habit.event.name)] : [],
    ),
  ];
  return [...new Set(sentences)].join(' ');
}
