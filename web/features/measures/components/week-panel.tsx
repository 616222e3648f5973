import { Anchor } from '@mantine/core';
import { useState } from 'react';
import type { MeasureChoicesAnswer } from '#contract/functions/measures.ts';
import { measureWords, partTitles } from '#contract/messages/measures.ts';
import { choicesInForce, describePart } from '../model.ts';
import { ChangeDialog } from './change-dialog.tsx';
import classes from './measures.module.css';

type Props = { accountId: string; answer: MeasureChoicesAnswer };

/** The week, the time zone and the holidays: all there is to choose where nothing is read. */
export function WeekPanel({ accountId, answer }: Props) {
  const [isOpen, setOpen] = useState(false);
  const choices = choicesInForce(answer);
  return (
    <section className={classes.panel} aria-labelledby="measures-week">
      <h2 id="measures-week" className={classes.question}>
        {partTitles.week}
      </h2>
      <p className={classes.hint}>
        {describePart('week', choices, answer.available)}{' '}
        <Anchor
          component="button"
          type="button"
          inherit
          aria-label={measureWords.changeOf(partTitles.week)}
          onClick={() => setOpen(true)}
        >
          {measureWords.change}
        </Anchor>
      </p>
      <ChangeDialog
        accountId={accountId}
        part={isOpen ? 'week' : null}
        choices={choices}
        version={answer.version}
        available={answer.available}
        onClose={() => setOpen(false)}
      />
    </section>
  );
}
