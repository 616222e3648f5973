import type {
  MeasureAvailable,
  MeasureChoices,
  MeasureQuestion,
} from '#contract/functions/measures.ts';
import { measureQuestions } from '#contract/messages/measure-questions.ts';

type Available = Pick<MeasureAvailable, 'funds' | 'groupTypes' | 'serviceTypes'>;

type Facts = {
  suggested: MeasureChoices;
  available: Available;
  /** What somebody has chosen, and the ids of what they chose among; null until then. */
  chosen: MeasureChoices | null;
  chosenAmong: readonly string[] | null;
};

/** A part of the choices whose product can be refused, with what of it is there. */
type Granted = {
  part: 'giving' | 'groups' | 'serving';
  list: readonly { id: string; name: string }[];
  question: string;
  yes: string;
  no: string;
};

/**
 * Whether parts count that nothing was there of when somebody chose, mostly because Planning Center
 * refused them, so that they stand as not counted without anybody having decided it.
 */
export function questionsOfGranted({
  suggested,
  available,
  chosen,
  chosenAmong,
}: Facts): MeasureQuestion[] {
  // Who chose before anything was read chose by ids of their own.
  if (chosen === null || chosenAmong === null || chosenAmong.length === 0) {
    return [];
  }
  return partsOf(suggested, available)
    .filter(({ part }) => chosen[part] === null && suggested[part] !== null)
    .filter(({ list }) => list.length > 0 && list.every(({ id }) => !chosenAmong.includes(id)))
    .map(({ part, list, question, yes, no }) => ({
      id: `${part}-granted-${list.map(({ id }) => id).join('-')}`.slice(0, 200),
      figure: part === 'groups' ? 'group_members' : part,
      question,
      answers: [
        { id: 'yes', label: yes, choices: { ...chosen, [part]: suggested[part] } },
        { id: 'no', label: no, choices: chosen },
      ],
    }));
}

function partsOf(
  { giving }: MeasureChoices,
  { funds, groupTypes, serviceTypes }: Available,
): Granted[] {
  const ids = giving?.fundIds ?? 'all';
  const counted = ids === 'all' ? [] : funds.filter(({ id }) => ids.includes(id));
  return [
    {
      part: 'giving',
      list: funds,
      question: measureQuestions.givingGranted(counted.map(({ name }) => name)),
      yes: measureQuestions.givingGrantedYes,
      no: measureQuestions.givingGrantedNo,
    },
    {
      part: 'groups',
      list: groupTypes,
      question: measureQuestions.groupsGranted,
      yes: measureQuestions.groupsGrantedYes,
      no: measureQuestions.groupsGrantedNo,
    },
    {
      part: 'serving',
      list: serviceTypes,
      question: measureQuestions.servingGranted,
      yes: measureQuestions.servingGrantedYes,
      no: measureQuestions.servingGrantedNo,
    },
  ];
}
