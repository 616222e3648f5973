import type { Annotation } from '#contract/functions/annotations.ts';
import type { KeptQuestion, WeekQuestion } from '#contract/functions/week-questions.ts';
import { dayOf, weekAnswerNotes, weekQuestions } from '#contract/messages/week-questions.ts';

/** The note that an answer leaves on the day that it is about. */
type Note = Pick<Annotation, 'text' | 'kind' | 'doesNotCount'>;

/** An answer that can be given; null where it leaves no note. */
type Answer = { id: string; label: string; note: Note | null };

/** A kept question in the words of whoever reads it. */
export function toldQuestion(kept: KeptQuestion, today: string): WeekQuestion {
  const { id, about, figure, week, answered } = kept;
  const answers = answersOf(kept).map((answer) => ({ id: answer.id, label: answer.label }));
  return { id, about, figure, week, question: questionOf(kept, today), answers, answered };
}

function questionOf(kept: KeptQuestion, today: string): string {
  const { day } = kept.facts;
  if (kept.about === 'level') {
    const { of, before, after } = kept.facts;
    return weekQuestions.moved[of](after, day, before, today);
  }
  if (kept.about === 'gifts') {
    return weekQuestions.gifts(dayOf(day, today), kept.facts);
  }
  const { figure, value, facts } = kept;
  return value === 0
    ? weekQuestions.nobody(figure, day, today)
    : weekQuestions.tooMany(figure, value, facts.usual, day, today);
}

/** The answers to a question, each with the note that it leaves, in the words of whoever gives it. */
export function answersOf(kept: KeptQuestion): Answer[] {
  if (kept.about === 'level') {
    const answers = levelAnswers(kept.facts.after > kept.facts.before);
    return kept.figure === 'serving' ? [...schedulesAnswers(), ...answers.slice(0, -1)] : answers;
  }
  const { noService, right, wrong, entered, missing } = weekQuestions;
  if (kept.about === 'gifts') {
    return [
      { id: 'entered', label: entered, note: null },
      { id: 'missing', label: missing, note: null },
    ];
  }
  const isZero = kept.value === 0;
  const wrongCount = { text: weekAnswerNotes.wrong, kind: 'other', doesNotCount: false } as const;
  const none = { text: weekAnswerNotes.noService, kind: 'no_service', doesNotCount: true } as const;
  return [
    { id: 'right', label: right(kept.value), note: null },
    ...(isZero ? [{ id: 'no_service', label: noService, note: none }] : []),
    { id: 'wrong', label: wrong(kept.value), note: wrongCount },
  ];
}

/** Whether all schedules are entered, instead of that nothing has changed. */
function schedulesAnswers(): Answer[] {
  const { scheduled, unscheduled } = weekQuestions;
  return [
    { id: 'entered', label: scheduled, note: null },
    { id: 'missing', label: unscheduled, note: null },
  ];
}

function levelAnswers(isUp: boolean): Answer[] {
  const change = (text: string) => ({ text, kind: 'change', doesNotCount: false }) as const;
  const { merged, services, servicesEnded, campus, campusEnded, counted, nothing } = weekQuestions;
  const notes = weekAnswerNotes;
  return [
    ...(isUp ? [{ id: 'merged', label: merged, note: change(notes.merged) }] : []),
    { id: 'services', label: isUp ? services : servicesEnded, note: change(notes.services) },
    {
      id: 'campus',
      label: isUp ? campus : campusEnded,
      note: change(isUp ? notes.campus : notes.campusEnded),
    },
    { id: 'counted', label: counted, note: change(notes.counted) },
    { id: 'nothing', label: nothing, note: null },
  ];
}
