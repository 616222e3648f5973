import { type ReactNode, useId } from 'react';
import { Unbroken } from '#web/ui/unbroken.tsx';
import classes from './forecast.module.css';

type Props = { question: string; answer: string; children: ReactNode };

/** A question, its answer in a sentence, and the evidence. */
export function Section({ question, answer, children }: Props) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <p className={classes.question}>{question}</p>
      <h2 id={id} className={classes.answer}>
        <Unbroken text={answer} />
      </h2>
      {children}
    </section>
  );
}
