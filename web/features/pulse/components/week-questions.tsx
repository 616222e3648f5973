import { Anchor } from '@mantine/core';
import { useState } from 'react';
import type { WeekQuestion } from '#contract/functions/week-questions.ts';
import { weekQuestionMessages } from '#contract/messages/week-questions.ts';
import { RequestRefused } from '#web/lib/api/request-error.ts';
import { useSaving } from '#web/screens/use-saving.ts';
import { Question } from '#web/ui/question.tsx';
import { useAnswerQuestion } from '../api/answer-question.ts';
import classes from './week-questions.module.css';

type Props = { accountId: string; questions: readonly WeekQuestion[] };

/** What only the church can say about its weeks; nothing where nothing is asked. */
export function WeekQuestions({ accountId, questions }: Props) {
  return questions.length === 0 ? null : (
    <div className={classes.questions}>
      {questions.map((question) => (
        <AskedWeek key={question.id} accountId={accountId} question={question} />
      ))}
    </div>
  );
}

/** A question, or its answer with a way back. */
function AskedWeek({ accountId, question }: { accountId: string; question: WeekQuestion }) {
  const { answer, problem, isSaving, mayAnswer } = useAnswering(accountId, question.id);
  const { answered } = question;
  if (answered === null) {
    return (
      <Question
        question={question.question}
        answers={question.answers}
        problem={isSaving ? weekQuestionMessages.saving : problem}
        isBusy={isSaving}
        canAnswer={mayAnswer}
        onAnswer={answer}
      />
    );
  }
  const label = question.answers.find(({ id }) => id === answered.answer)?.label;
  return (
    <div className={classes.answered}>
      <p dir="auto">
        {question.question}{' '}
        <b>{weekQuestionMessages.answered(label ?? answered.answer, answered.by)}</b>
      </p>
      <Anchor
        component="button"
        type="button"
        className={classes.undo ?? ''}
        disabled={isSaving || !mayAnswer}
        onClick={() => answer(null)}
      >
        {weekQuestionMessages.undo}
      </Anchor>
      <p className={classes.problem} role="status">
        {problem}
      </p>
    </div>
  );
}

function useAnswering(accountId: string, id: string) {
  const mutation = useAnswerQuestion(accountId);
  const [problem, setProblem] = useState<string | null>(null);
  const [mayAnswer, setMayAnswer] = useState(true);
  const { save, isSaving } = useSaving(mutation, {
    logged: 'An answer about a week could not be saved.',
    saved: (_, { answer }) =>
      answer === null ? weekQuestionMessages.takenBack : weekQuestionMessages.saved,
    failed: () => ({ text: weekQuestionMessages.failed }),
  });
  function answer(given: string | null) {
    setProblem(null);
    save(
      { id, answer: given },
      {
        onFailed: () => setProblem(weekQuestionMessages.failed),
        takesOver: (error) => {
          const status = error instanceof RequestRefused ? error.status : null;
          if (status === 403) {
            setMayAnswer(false);
            setProblem(weekQuestionMessages.mayNotAnswer);
          } else if (status === 409) {
            setProblem(weekQuestionMessages.changed);
            void mutation.reload();
          }
          return status === 403 || status === 409;
        },
      },
    );
  }
  return { answer, problem, isSaving, mayAnswer };
}
