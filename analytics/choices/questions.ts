import type { MeasureChoices, MeasureQuestion } from '#contract/functions/measures.ts';
import { type IdsByList, idsChosen } from './choice-lists.ts';
import { mergeChoices } from './merge-choices.ts';
import { isSame } from './merge-json.ts';

/** A question as it is kept, with the choices that its answers change. */
export type KeptQuestion = MeasureQuestion & { basis: MeasureChoices };

/** How a question was settled; null where the church did so otherwise than by one of its answers. */
export type Settled = { id: string; answer: string | null };

/** The question for a church that counts by now what these choices say: each answer changes only its own. */
export function askedOf(
  { basis, ...question }: KeptQuestion,
  now: MeasureChoices,
): MeasureQuestion {
  const answers = question.answers.map((answer) => ({
    ...answer,
    choices: mergeChoices(basis, answer.choices, now).choices,
  }));
  return { ...question, answers };
}

/**
 * The questions that choices settle: those that have them as an answer, and those about what they change.
 *
 * @param given the answer that was pressed, where several questions have the same choices as an answer
 */
export function settledBy(
  questions: readonly MeasureQuestion[],
  {
    before,
    saved,
    given,
  }: { before: MeasureChoices; saved: MeasureChoices; given?: Settled | undefined },
): Settled[] {
  return questions.flatMap((question) => {
    const { id, answers } = question;
    if (given?.id === id) {
      return [given];
    }
    const same = answers.find(({ choices }) => isSame(choices, saved));
    if (same && !given) {
      return [{ id, answer: same.id }];
    }
    const [now, then] = [partsOf(before), partsOf(saved)];
    const isChanged = [...partsAskedOf(question)].some((part) => !isSame(now[part], then[part]));
    return isChanged ? [{ id, answer: same?.id ?? null }] : [];
  });
}

/**
 * Whether a question is about something that was not there to choose from, or about no choice at all.
 *
 * @param there the ids of everything that is there
 */
export function isAboutNew(
  question: MeasureQuestion,
  there: IdsByList,
  chosenFrom: IdsByList,
): boolean {
  const asked = partsAskedOf(question);
  const told = question.answers
    .flatMap(({ choices }) => idsChosen(choices))
    .filter(({ part }) => asked.has(part));
  return (
    asked.size === 0 ||
    told.some(({ list, ids }) =>
      ids.some((id) => there[list]?.includes(id) && !chosenFrom[list]?.includes(id)),
    )
  );
}

/** The parts in which the answers differ: an event each, or a key of the choices. */
function partsAskedOf({ answers }: MeasureQuestion): Set<string> {
  const all = answers.map(({ choices }) => partsOf(choices));
  const names = new Set(all.flatMap((parts) => Object.keys(parts)));
  return new Set(
    [...names].filter((name) => all.some((one) => !isSame(one[name], all[0]?.[name]))),
  );
}

function partsOf({ attendance, ...rest }: MeasureChoices): Record<string, unknown> {
  return {
    ...rest,
    ...Object.fromEntries(attendance.map((event) => [`event ${event.eventId}`, event])),
  };
}
