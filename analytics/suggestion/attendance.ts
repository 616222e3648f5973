import { measureReasons } from '#contract/messages/measure-reasons.ts';
import { choiceOf } from './attendance-choice.ts';
import { type AttendanceEvents, chooseEvents, type RoledHabit } from './attendance-events.ts';
import type { Double } from './doubles.ts';
import { isCurrent } from './event-habits.ts';
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
  const events = chooseEvents(habits, evidence);
  const { counted, unsure, doubles, mainDay } = events;
  const kids = kidsBeside(habits, counted, evidence);
  const all = [...counted, ...kids.added];
  return {
    choice: all.map((habit) => choiceOf(habit, mainDay)),
    reason: reasonOf(all, events, evidence),
    counted: all,
    mainDay,
    unsure,
    doubles,
    unsureKids: kids.unsure,
  };
}

function reasonOf(
  counted: readonly RoledHabit[],
  { totals, evenings, mainDay }: Pick<AttendanceEvents, 'totals' | 'evenings' | 'mainDay'>,
  { refused, today }: Pick<Evidence, 'refused' | 'today'>,
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
    ...evenings.map(({ event }) => measureReasons.eveningAgain(event.name)),
    ...counted.flatMap((habit) =>
      habit.role !== 'kids' && choiceOf(habit, mainDay).leftOutTimes
        ? [measureReasons.leftOut(habit.event.name)]
        : [],
    ),
    ...counted.flatMap((habit) =>
      habit.role === 'kids' && choiceOf(habit, mainDay).leftOutTimes
        ? [measureReasons.kidsMidweek(habit.event.name)]
        : [],
    ),
  ];
  return [...new Set(sentences)].join(' ');
}
