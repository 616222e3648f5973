import { capitalised, dayWords } from '#contract/messages/figure-words.ts';
import { measureQuestions } from '#contract/messages/measure-questions.ts';
import type { AttendanceSuggestion } from './attendance.ts';
import { choiceOf } from './attendance-choice.ts';
import type { RoledHabit } from './attendance-events.ts';
import type { Double } from './doubles.ts';
import { type Attendance, type Doubt, including, leavingOut } from './doubt.ts';
import { type EventHabit, overlapOf } from './event-habits.ts';
import { weekdayTimesOf } from './weekday-times.ts';

/** Whether an event counts at all. */
export function doubtAboutEvent(habit: RoledHabit, mainDay: string | null): Doubt {
  const { id, name } = habit.event;
  return eventDoubt(`attendance-event-${id}`, choiceOf(habit, mainDay), {
    question: measureQuestions.include(name, Math.round(habit.level)),
    yes: measureQuestions.includeYes(name),
    no: measureQuestions.includeNo(name),
  });
}

/** From this share of those counted beside it on, an event's check-ins may be everybody. */
const everybodyShare = 0.5;

/** Whether people check in at an event who are counted at others: then they count there, or in their place. */
export function doubtAboutDouble({ habit, beside }: Double, mainDay: string | null): Doubt {
  const doubt = doubtAboutEvent(habit, mainDay);
  const isEverybody =
    habit.level >= everybodyShare * beside.reduce((sum, { level }) => sum + level, 0);
  const others = beside.map((other) => choiceOf(other, mainDay));
  const names = beside.map(({ event }) => event.name);
  return {
    ...doubt,
    answers: [
      ...doubt.answers,
      ...(isEverybody
        ? [
            {
              id: 'instead',
              label: measureQuestions.includeInstead(habit.event.name, names),
              change: (attendance: Attendance) =>
                including(leavingOut(attendance, others), [choiceOf(habit, mainDay)]),
            },
          ]
        : []),
    ],
  };
}

/** Whether an event that began since the church has chosen counts in place of one that ended. */
export function doubtAboutNew(
  habit: RoledHabit,
  earlier: EventHabit | null,
  mainDay: string | null,
): Doubt {
  if (earlier === null) {
    return doubtAboutEvent(habit, mainDay);
  }
  const { id, name } = habit.event;
  return eventDoubt(`attendance-follows-${earlier.event.id}-${id}`, choiceOf(habit, mainDay), {
    question: measureQuestions.follows(name, earlier.event.name),
    yes: measureQuestions.followsYes(name),
    no: measureQuestions.followsNo(name),
  });
}

function eventDoubt(
  id: string,
  choice: Attendance[number],
  words: { question: string; yes: string; no: string },
): Doubt {
  const own = [choice];
  return {
    id,
    question: words.question,
    answers: [
      { id: 'yes', label: words.yes, change: (attendance) => including(attendance, own) },
      { id: 'no', label: words.no, change: (attendance) => leavingOut(attendance, own) },
    ],
  };
}

/** Whether an event's times during the week count like those of the weekend. */
export function doubtAboutWeekdays(habit: RoledHabit, mainDay: string | null): Doubt[] {
  const times = habit.role === 'kids' ? [] : weekdayTimesOf(habit, mainDay);
  const { id, name } = habit.event;
  if (times.length === 0) {
    return [];
  }
  const leaveOut = (attendance: Attendance): Attendance =>
    attendance.map((one) =>
      one.eventId === id ? { ...one, leftOutTimes: [...(one.leftOutTimes ?? []), ...times] } : one,
    );
  const days = [...new Set(times.map((time) => capitalised(time.split(' ')[0] ?? '')))];
  return [
    {
      id: `attendance-weekdays-${id}-${times.join('-')}`.slice(0, 200),
      question: measureQuestions.weekdays(name, days),
      answers: [
        { id: 'yes', label: measureQuestions.weekdaysYes, change: (attendance) => attendance },
        { id: 'no', label: measureQuestions.weekdaysNo(days), change: leaveOut },
      ],
    },
  ];
}

/** Headcounts that may or may not contain the children who check in, or are counted, elsewhere. */
export function doubtsAboutKids(
  kids: readonly RoledHabit[],
  attendance: Pick<AttendanceSuggestion, 'counted' | 'mainDay'>,
): Doubt[] {
  const bySource = Map.groupBy(kids, ({ counting }) => counting.source);
  return [...bySource.values()].map((events) => doubtAboutKids(events, attendance));
}

function doubtAboutKids(
  kids: readonly RoledHabit[],
  { counted, mainDay }: Pick<AttendanceSuggestion, 'counted' | 'mainDay'>,
): Doubt {
  const beside = counted.filter((habit) => kids.some((one) => overlapOf(one, habit) > 0.2));
  const own = kids.map((one) => choiceOf(one, mainDay));
  const names = beside.map(({ event }) => event.name);
  const kidsNames = kids.map(({ event }) => event.name);
  const isByHead = kids.some(({ counting }) => counting.source === 'headcounts');
  const ids = kids.map(({ event }) => event.id).sort();
  return {
    id: `attendance-kids-${ids.join('-')}`.slice(0, 200),
    question: isByHead
      ? measureQuestions.kidsCounted(kidsNames, names)
      : measureQuestions.kidsCheckIn(kidsNames, names),
    answers: [
      {
        id: 'yes',
        label: measureQuestions.kidsCheckInYes,
        change: (attendance) => leavingOut(attendance, own),
      },
      {
        id: 'no',
        label: isByHead ? measureQuestions.kidsCountedNo : measureQuestions.kidsCheckInNo,
        change: (attendance) => including(attendance, own),
      },
    ],
  };
}

/** How many times the usual number a newest count can be before it is doubted. */
const oddFactor = 5;
const usualTimes = 8;

/** A newest count that is many times the ones before it. */
export function doubtAboutNewest({ event, counting, counted }: EventHabit): Doubt[] {
  const newest = counted.at(-1);
  const usual = median(
    counted.slice(-1 - usualTimes, -1).map((time) => counting.peopleAt(time) ?? 0),
  );
  const people = newest ? (counting.peopleAt(newest) ?? 0) : 0;
  if (!newest || usual === null || people < oddFactor * usual) {
    return [];
  }
  return [
    {
      id: `attendance-newest-${event.id}-${newest.day}`,
      question: measureQuestions.odd(event.name, people, usual, dayWords(newest.day)),
      answers: [
        { id: 'yes', label: measureQuestions.oddYes, change: (attendance) => attendance },
        { id: 'no', label: measureQuestions.oddNo, change: (attendance) => attendance },
      ],
    },
  ];
}

/** @returns null for too few numbers to say what is usual */
function median(numbers: readonly number[]): number | null {
  const middle = numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
  return numbers.length < usualTimes || middle === undefined || middle === 0 ? null : middle;
}
