import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import type { FigureLook } from '#contract/functions/figure-look.ts';
import type { YearGoal } from '#contract/functions/goals.ts';
import { goalMessages, goalSentencesOf } from '#contract/messages/goals.ts';
import { RequestRefused } from '#web/lib/api/request-error.ts';
import { useSaving } from '#web/screens/use-saving.ts';
import type from '#web/ui/type.module.css';
import { useSaveGoal } from '../api/save-goal.ts';
import { readGoal, typedDigits, typedGoal } from '../goal-input.ts';
import classes from './look-goal.module.css';

type Props = { accountId: string; look: FigureLook };

/** How this year goes, beside what the church wants of it. */
export function LookGoal({ accountId, look }: Props) {
  const id = useId();
  const { goal, tile, currency } = look;
  if (goal === null || tile.state === 'hidden' || tile.state === 'no_data') {
    return null;
  }
  const [first, standing] = goalSentencesOf(goal, tile.unit, currency);
  return (
    <section className={classes.section} aria-labelledby={id}>
      <p className={type.question}>{goalMessages.question(goal.year)}</p>
      <h2 id={id} className={type.answer}>
        {standing ?? first}
      </h2>
      <p className={classes.note}>
        {standing ? `${first} ` : ''}
        {goal.by === null ? '' : goalMessages.setBy(goal.by)}
      </p>
      <GoalForm key={goal.value ?? 'none'} accountId={accountId} look={look} goal={goal} />
    </section>
  );
}

function GoalForm({ accountId, look, goal }: Props & { goal: YearGoal }) {
  const kind = { unit: look.tile.unit, currency: look.currency };
  const [text, setText] = useState(goal.value === null ? '' : typedGoal(goal.value, kind));
  const [problem, setProblem] = useState<string | null>(null);
  const { save, isSaving } = useSaving(useSaveGoal(accountId), {
    logged: 'A goal could not be saved.',
    saved: ({ value }) => (value === null ? goalMessages.removed : goalMessages.saved),
    failed: () => ({ text: goalMessages.failed }),
  });
  function send(value: number | null) {
    setProblem(null);
    save(
      { tile: look.tile.tile, year: goal.year, value, ...typedDigits(kind) },
      {
        takesOver: (error) => {
          const isRefused = error instanceof RequestRefused && error.status === 403;
          setProblem(isRefused ? goalMessages.mayNotSet : null);
          return isRefused;
        },
      },
    );
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const value = readGoal(text, kind);
    if (value === null) {
      setProblem(goalMessages.unfit);
    } else {
      send(value);
    }
  }
  return (
    <form className={`${classes.form} unprinted`} onSubmit={submit} noValidate>
      <TextInput
        label={goalMessages.label(goal.year)}
        description={goalMessages.hint}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={problem}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button type="submit" variant="default" loading={isSaving}>
          {goalMessages.save}
        </Button>
        {goal.value === null ? null : (
          <Button variant="subtle" disabled={isSaving} onClick={() => send(null)}>
            {goalMessages.remove}
          </Button>
        )}
      </div>
    </form>
  );
}
