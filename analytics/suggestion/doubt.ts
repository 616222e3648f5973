import type { MeasureChoices, MeasureQuestion } from '#contract/functions/measures.ts';

export type Attendance = MeasureChoices['attendance'];

/** Something that only the church can say, with what each answer changes. */
export type Doubt = {
  /** Names the doubt and the facts behind it. */
  id: string;
  question: string;
  answers: readonly { id: string; label: string; change(attendance: Attendance): Attendance }[];
};

/** Doubts about the attendance as questions whose answers are whole choices. */
export function questionsOf(doubts: readonly Doubt[], choices: MeasureChoices): MeasureQuestion[] {
  return doubts.map(({ id, question, answers }) => ({
    id,
    figure: 'attendance',
    question,
    answers: answers.map((answer) => ({
      id: answer.id,
      label: answer.label,
      choices: { ...choices, attendance: answer.change(choices.attendance) },
    })),
  }));
}

/** The attendance with these events, each as it is given here. */
export function including(attendance: Attendance, events: Attendance): Attendance {
  return [...leavingOut(attendance, events), ...events];
}

/** The attendance without these events. */
export function leavingOut(attendance: Attendance, events: Attendance): Attendance {
  return attendance.filter(({ eventId }) => events.every((event) => event.eventId !== eventId));
}
