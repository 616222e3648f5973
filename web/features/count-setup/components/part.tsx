import { type ReactNode, useId } from 'react';
import type from '#web/ui/type.module.css';
import classes from './setup.module.css';

type Props = { question: string; answer: string; action?: ReactNode; children: ReactNode };

/** A question about counting, its answer in a sentence, and the way to change it. */
export function Part({ question, answer, action, children }: Props) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <div className={classes.head}>
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
