import { type ReactNode, useId } from 'react';
import type from '#web/ui/type.module.css';
import classes from './import.module.css';

type Props = { question: string; answer: string; children: ReactNode };

/** A question, its answer in a sentence, and what belongs to it. */
export function Section({ question, answer, children }: Props) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <p className={type.question}>{question}</p>
      <h3 id={id} className={type.answer}>
        {answer}
      </h3>
      {children}
    </section>
  );
}
