import { type IdsByList, idsChosen, idsThere } from '#analytics/choices/choice-lists.ts';
import type { ChoiceList, MeasureAvailable } from '#contract/functions/measure-available.ts';
import type { MeasureChoices, MeasureQuestion } from '#contract/functions/measures.ts';
import { measureQuestions } from '#contract/messages/measure-questions.ts';

type Facts = {
  suggested: MeasureChoices;
  available: Omit<MeasureAvailable, 'brandTerms'>;
  /** What somebody has chosen, and from what; null until then. */
  chosen: MeasureChoices | null;
  chosenFrom: IdsByList | null;
};

/** A part of the choices whose product can be refused. */
type Granted = {
  part: 'giving' | 'groups' | 'serving' | 'kids' | 'firstTimeGuests';
  figure: MeasureQuestion['figure'];
  words: { question: string; yes: string; no: string };
};

/**
 * Whether parts count that nothing was there of when somebody chose, mostly because Planning Center
 * refused them, so that they stand as not counted without anybody having decided it.
 */
export function questionsOfGranted({
  suggested,
  available,
  chosen,
  chosenFrom,
}: Facts): MeasureQuestion[] {
  // Who chose before anything was read chose by ids of their own.
  if (chosen === null || chosenFrom === null || isNothing(chosenFrom)) {
    return [];
  }
  const there = idsThere(available);
  return partsOf(suggested, available).flatMap(({ part, figure, words }) => {
    const lists = listsOf(part, suggested);
    const ids = lists.flatMap((list) => there[list]);
    const isNew = lists.every((list) => there[list].every((id) => !chosenFrom[list]?.includes(id)));
    return chosen[part] === null &&
      !chosen.hand?.parts.includes(part) &&
      suggested[part] !== null &&
      ids.length > 0 &&
      isNew
      ? {
          id: `${part}-granted-${ids.join('-')}`.slice(0, 200),
          figure,
          question: words.question,
          answers: [
            { id: 'yes', label: words.yes, choices: { ...chosen, [part]: suggested[part] } },
            { id: 'no', label: words.no, choices: chosen },
          ],
        }
      : [];
  });
}

const isNothing = (chosenFrom: IdsByList) => Object.values(chosenFrom).every((ids) => !ids.length);

/** The lists that a suggested part is made from. */
function listsOf(part: Granted['part'], suggested: MeasureChoices): readonly ChoiceList[] {
  switch (part) {
    case 'giving':
      return ['funds'];
    case 'groups':
      return ['groupTypes'];
    case 'serving':
      return ['serviceTypes'];
    case 'kids':
      return ['events'];
    case 'firstTimeGuests':
      return idsChosen(suggested).flatMap(({ key, list }) => (key === part ? list : []));
  }
}

function partsOf({ giving }: MeasureChoices, { funds }: Facts['available']): Granted[] {
  const ids = giving?.fundIds ?? 'all';
  const counted = ids === 'all' ? [] : funds.filter((fund) => ids.includes(fund.id));
  const { granted } = measureQuestions;
  const everyday = counted.map(({ name }) => name);
  return [
    { part: 'giving', figure: 'giving', words: granted.giving(everyday) },
    { part: 'groups', figure: 'group_members', words: granted.groups },
    { part: 'serving', figure: 'serving', words: granted.serving },
    { part: 'kids', figure: 'kids', words: granted.kids },
    { part: 'firstTimeGuests', figure: 'first_time_guests', words: granted.guests },
  ];
}
