import type { FiguresPulse } from '#contract/functions/church-pulse.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/screens/button-link.tsx';
import classes from './pulse.module.css';
import { Section } from './section.tsx';

/** 'What should we do?': at most one card. */
export function TodoSection({ todo: { answer, step, card } }: Pick<FiguresPulse, 'todo'>) {
  return (
    <Section question="What should we do?" answer={answer}>
      {card ? (
        <>
          <p className={classes.step}>{card.step}</p>
          <p className={classes.sure}>{card.sure}</p>
          <div className={classes.screenOnly}>
            <ButtonLink to={paths.recommendations}>Look at the evidence</ButtonLink>
          </div>
        </>
      ) : step ? (
        <>
          <p className={classes.step}>{step}</p>
          <div className={classes.screenOnly}>
            <ButtonLink to={paths.planningCenter}>Planning Center settings</ButtonLink>
          </div>
        </>
      ) : (
        <p className={classes.sure}>We looked at every figure. No step is worth your week.</p>
      )}
    </Section>
  );
}
