import { useId } from 'react';
import { recommendationMessages } from '#contract/messages/recommendations.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/screens/button-link.tsx';
import type from '#web/ui/type.module.css';
import type { DashboardTask as Task } from '../dashboard-tasks.ts';
import classes from './recommendations.module.css';

/** What the dashboard asks for, in its own words. */
export function DashboardTask({ task: { title, step } }: { task: Task }) {
  const headingId = useId();
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={`${type.question} ${classes.question}`}>
        {recommendationMessages.onDashboard}
      </h2>
      <div className={classes.sheet}>
        {title === null ? null : <p className={classes.task}>{title}</p>}
        <p className={classes.task}>{step}</p>
        <ButtonLink to={paths.dashboard} variant="default">
          {recommendationMessages.openDashboard}
        </ButtonLink>
      </div>
    </section>
  );
}
