import { type ReactNode, useId } from 'react';
import type from '#web/ui/type.module.css';
import classes from './pulse.module.css';

type Props = { question: string; answer: string; action?: ReactNode; children?: ReactNode };

/** A question, its answer in one sentence, and a chart. */
export function Section({ question, answer, action, children }: Props) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.sectionHead}>
        <div>
          <p className={type.question}>{question}</p>
          <h2 id={id} className={type.answer}>
            {answer}
          </h2>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
