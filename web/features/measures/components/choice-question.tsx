import { useRef, useState } from 'react';
import type { MeasureQuestion } from '#contract/functions/measures.ts';
import { measureMessages } from '#contract/messages/measures.ts';
import { RequestRefused } from '#web/lib/api/request-error.ts';
import { useSaving } from '#web/screens/use-saving.ts';
import { Question } from '#web/ui/question.tsx';
import { isChangedMeanwhile, useSaveMeasureChoices } from '../api/save-measure-choices.ts';

type Props = { accountId: string; question: MeasureQuestion; version: number };

/** A question about what counts; an answer saves the choices that it means. */
export function ChoiceQuestion({ accountId, question, version }: Props) {
  const mutation = useSaveMeasureChoices(accountId);
  const [problem, setProblem] = useState<string | null>(null);
  const [mayAnswer, setMayAnswer] = useState(true);
  // The second click of two can come between the answer and the drawing of what follows.
  const hasAnswered = useRef(false);
  const { save, isSaving, isSaved } = useSaving(mutation, {
    logged: 'An answer about what counts could not be saved.',
    saved: measureMessages.answered,
    failed: () => ({ text: measureMessages.answerFailed }),
  });
  function answer(id: string) {
    const choices = question.answers.find((one) => one.id === id)?.choices;
    if (!choices || hasAnswered.current) {
      return;
    }
    setProblem(null);
    save(
      { choices, version, answer: { question: question.id, answer: id } },
      {
        onSaved: () => {
          hasAnswered.current = true;
        },
        onFailed: () => setProblem(measureMessages.answerFailed),
        takesOver: (error) => {
          const isForbidden = error instanceof RequestRefused && error.status === 403;
          if (isForbidden) {
            setMayAnswer(false);
            setProblem(measureMessages.mayNotAnswer);
          } else if (isChangedMeanwhile(error)) {
            setProblem(measureMessages.answeredMeanwhile);
            void mutation.reload();
          }
          return isForbidden || isChangedMeanwhile(error);
        },
      },
    );
  }
  return (
    <Question
      question={question.question}
      answers={question.answers}
      problem={isSaving ? measureMessages.answering : problem}
      isBusy={isSaving || isSaved}
      canAnswer={mayAnswer}
      onAnswer={answer}
    />
  );
}
