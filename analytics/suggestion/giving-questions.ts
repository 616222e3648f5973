import type { MeasureChoices, MeasureQuestion } from '#contract/functions/measures.ts';
import { measureQuestions } from '#contract/messages/measure-questions.ts';
import type { Evidence } from './evidence.ts';
import { unclearFunds } from './giving.ts';

/** How the ids of these questions begin. */
export const fundQuestionPrefix = 'giving-fund-';

/** Whether funds count whose names do not say what they are for. */
export function questionsAboutGiving(
  evidence: Pick<Evidence, 'funds' | 'today'>,
  choices: MeasureChoices,
): MeasureQuestion[] {
  const fundIds = choices.giving?.fundIds ?? 'all';
  if (fundIds === 'all') {
    return [];
  }
  return unclearFunds(evidence, fundIds).map(({ id, name }) => ({
    id: `${fundQuestionPrefix}${id}`,
    figure: 'giving',
    question: measureQuestions.fund(name),
    answers: [
      {
        id: 'yes',
        label: measureQuestions.fundYes(name),
        choices: { ...choices, giving: { fundIds: [...fundIds, id] } },
      },
      { id: 'no', label: measureQuestions.fundNo(name), choices },
    ],
  }));
}
