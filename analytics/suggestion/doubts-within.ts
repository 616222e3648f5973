import { measureQuestions } from '#contract/messages/measure-questions.ts';
import type { Attendance, Doubt } from './doubt.ts';
import type { EventHabit } from './event-habits.ts';
import type { TypeDoubt } from './type-doubts.ts';

/** What the counts of an event leave open. */
export function doubtsWithin({ event, counting }: EventHabit): Doubt[] {
  const { types, isOddLevel } = counting;
  return [
    ...(types?.doubts ?? []).map((doubt) => doubtAboutTypes(event, types?.typeIds ?? [], doubt)),
    ...(isOddLevel ? [doubtAboutLevel(event)] : []),
  ];
}

type Named = { id: string; name: string };

function doubtAboutTypes({ id, name }: Named, typeIds: readonly string[], doubt: TypeDoubt): Doubt {
  const { kind, otherTypeIds } = doubt;
  const words = wordsOf(name, doubt);
  const inPlaceOf =
    (out: readonly string[], chosen: readonly string[]) => (attendance: Attendance) =>
      attendance.map((one) =>
        one.eventId === id
          ? { ...one, attendanceTypeIds: exchanged(one.attendanceTypeIds, out, chosen) }
          : one,
      );
  const facts = [...new Set([...typeIds, ...otherTypeIds])].sort().join('-');
  return {
    id: `attendance-${kind}-${id}-${facts}`.slice(0, 200),
    question: words.question,
    answers: [
      { id: 'first', label: words.first, change: inPlaceOf(otherTypeIds, typeIds) },
      { id: 'second', label: words.second, change: inPlaceOf(typeIds, otherTypeIds) },
    ],
  };
}

/** What one reading has and the other has not, so that the answers to two doubts go together. */
function exchanged(
  now: readonly string[] | undefined,
  out: readonly string[],
  chosen: readonly string[],
): string[] {
  const kept = now?.filter((id) => chosen.includes(id) || !out.includes(id)) ?? [];
  return [...kept, ...chosen.filter((id) => !kept.includes(id) && !(now && out.includes(id)))];
}

function doubtAboutLevel({ id, name }: Named): Doubt {
  return {
    id: `attendance-level-${id}`,
    question: measureQuestions.oddLevel(name),
    answers: [
      {
        id: 'headcounts',
        label: measureQuestions.oddLevelHeadcounts,
        change: (attendance) => attendance,
      },
      {
        id: 'check_ins',
        label: measureQuestions.oddLevelCheckIns,
        change: (attendance) =>
          attendance.map((one) =>
            one.eventId === id ? { eventId: id, source: 'check_ins' } : one,
          ),
      },
    ],
  };
}

type Words = { question: string; first: string; second: string };

/** The first answer is what is suggested. */
function wordsOf(event: string, { kind, type, others }: TypeDoubt): Words {
  const includes = measureQuestions.total(event, type, others);
  switch (kind) {
    case 'helpers':
      return {
        question: measureQuestions.helpers(event, others),
        first: measureQuestions.helpersNo(others),
        second: measureQuestions.helpersYes(type),
      };
    case 'unclear':
      return {
        question: measureQuestions.helpers(event, others),
        first: measureQuestions.unclearYes(others),
        second: measureQuestions.helpersNo(others),
      };
    case 'left_out':
      return {
        question: measureQuestions.helpers(event, others),
        first: measureQuestions.helpersNo(others),
        second: measureQuestions.unclearYes(others),
      };
    case 'visitors':
      return {
        question: measureQuestions.visitors(event, type, others),
        first: measureQuestions.visitorsYes,
        second: measureQuestions.visitorsNo,
      };
    case 'in_attendance':
      return {
        question: includes,
        first: measureQuestions.totalBoth,
        second: measureQuestions.totalYes(type),
      };
    case 'beside_total':
      return {
        question: includes,
        first: measureQuestions.totalYes(type),
        second: measureQuestions.totalBoth,
      };
    case 'total':
      return {
        question: includes,
        first: measureQuestions.totalYes(type),
        second: measureQuestions.totalNo(others),
      };
  }
}
