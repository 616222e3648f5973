import { useId } from 'react';
import type { LookedAt } from '#contract/findings.ts';
import { recommendationMessages } from '#contract/messages/recommendations.ts';
import { ruleNames } from '#contract/messages/rule-names.ts';
import { StateMark } from '#web/ui/charts/state-mark.tsx';
import type from '#web/ui/type.module.css';
import classes from './recommendations.module.css';

/** What was checked in a quiet week, with the values read. */
export function LookedAtList({ lookedAt }: { lookedAt: readonly LookedAt[] }) {
  const headingId = useId();
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={`${type.question} ${classes.question}`}>
        {recommendationMessages.checkedTitle}
      </h2>
      <div className={classes.sheet}>
        <ul className={classes.looked}>
          {lookedAt.map(({ rule, reading }) => (
            <li key={rule}>
              <span className={classes.lookedName}>
                <StateMark shape="ring" />
                {ruleNames[rule]}
              </span>
              <span className={classes.reading}>{reading}</span>
            </li>
          ))}
        </ul>
      </div>
      <p className={classes.basis}>{recommendationMessages.chance}</p>
    </section>
  );
}
