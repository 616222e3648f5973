import { Button } from '@mantine/core';
import { useId } from 'react';
import classes from './question.module.css';

type Props = {
  question: string;
  answers: readonly { id: string; label: string }[];
  /** Why it cannot be answered right now, or was not; null otherwise. */
  problem: string | null;
  /** Whether an answer is being saved. */
  isBusy: boolean;
  /** False for who may look only. */
  canAnswer: boolean;
  onAnswer: (id: string) => void;
};

/** A question in place of a number, with a button for each answer. */
export function Question({ question, answers, problem, isBusy, canAnswer, onAnswer }: Props) {
  const id = useId();
  return (
    <section className={classes.question} aria-labelledby={id}>
      <p id={id} className={classes.text} dir="auto">
        {question}
      </p>
      <div className={classes.answers} aria-busy={isBusy}>
        {answers.map((answer) => (
          <Button
            key={answer.id}
            variant="default"
            size="compact-md"
            className={classes.answer ?? ''}
            disabled={isBusy || !canAnswer}
            onClick={() => onAnswer(answer.id)}
          >
            <bdi>{answer.label}</bdi>
          </Button>
        ))}
      </div>
      <p className={classes.problem} role="status">
        {problem}
      </p>
    </section>
  );
}
