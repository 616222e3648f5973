import { Anchor } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import { nextStepMessages } from '#contract/messages/integration-pages.ts';
import type { Integration } from '#contract/tables/integrations.ts';
import { paths } from '#web/lib/paths.ts';
import { findConnection, planningCenter, searchConsole } from '../model.ts';
import classes from './integration-cards.module.css';

type Props = { rows: readonly Integration[] };

/** What comes after connecting, so that nobody stays on a page of cards. */
export function NextStep({ rows }: Props) {
  const id = useId();
  const isConnected = findConnection(rows, planningCenter.type) !== undefined;
  const hasGoogle = findConnection(rows, searchConsole.type) !== undefined;
  return (
    <section className={classes.next} aria-labelledby={id}>
      <h2 id={id} className={classes.nextTitle}>
        {nextStepMessages.title}
      </h2>
      {isConnected ? (
        <ul>
          <Step
            text={nextStepMessages.check}
            to={paths.measures}
            link={nextStepMessages.checkLink}
          />
          <Step
            text={nextStepMessages.look}
            to={paths.dashboard}
            link={nextStepMessages.lookLink}
          />
          {hasGoogle ? null : <li>{nextStepMessages.google}</li>}
        </ul>
      ) : (
        <p>{nextStepMessages.none}</p>
      )}
    </section>
  );
}

function Step({ text, to, link }: { text: string; to: string; link: string }) {
  return (
    <li>
      {text}{' '}
      <Anchor component={Link} to={to} inherit>
        {link}
      </Anchor>
    </li>
  );
}
