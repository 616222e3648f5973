import { type ReactNode, useId } from 'react';
import type from '#web/ui/type.module.css';
import { Unbroken } from '#web/ui/unbroken.tsx';
import classes from './people-look.module.css';

type Props = { question: string; answer: string; action?: ReactNode; children?: ReactNode };

/** A question about people, its answer in a sentence, and what it rests on. */
export function Question({ question, answer, action, children }: Props) {
  const id = useId();
  return (
    <section className={classes.question} aria-labelledby={id}>
      <div className={classes.questionHead}>
        <div>
          <p className={type.question}>{question}</p>
          <h3 id={id} className={type.answer}>
            <Unbroken text={answer} />
          </h3>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
