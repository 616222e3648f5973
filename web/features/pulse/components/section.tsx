import { type ReactNode, useId } from 'react';
import type from '#web/ui/type.module.css';
import { Unbroken } from '#web/ui/unbroken.tsx';
import classes from './pulse.module.css';

type Props = {
  question: string;
  answer: string;
  /** Further sentences of the answer, smaller. */
  more?: string;
  action?: ReactNode;
  children?: ReactNode;
};

/** A question, its answer in one sentence, and a chart. */
export function Section({ question, answer, more = '', action, children }: Props) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.sectionHead}>
        <div>
          <p className={type.question}>{question}</p>
          <h2 id={id} className={type.answer}>
            <Unbroken text={answer} />
          </h2>
          {more === '' ? null : <p className={classes.more}>{more}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
