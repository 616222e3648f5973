import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { countLimits } from '#contract/functions/counts.ts';
import { firstSundayMessages } from '#contract/messages/count-setup.ts';
import { RequestRefused } from '#web/lib/api/request-error.ts';
import { typedValue } from '#web/lib/typed-value.ts';
import { useSaving } from '#web/screens/use-saving.ts';
import { useSaveFirstSunday } from '../api/first-sunday.ts';
import classes from './welcome.module.css';

type Props = { accountId: string; day: string; today: string };

/** The first number of a church, right where it is asked for. */
export function FirstSunday({ accountId, day, today }: Props) {
  const { hand } = firstSundayMessages;
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { save, isSaving, isSaved } = useSaving(useSaveFirstSunday(accountId), {
    logged: 'A first Sunday could not be saved.',
    saved: ({ value }) => hand.saved(value, day),
    failed: (error) => ({
      text: error instanceof RequestRefused && error.message ? error.message : hand.saveFailed,
    }),
  });
  if (isSaved) {
    return <p role="status">{hand.coming}</p>;
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const value = typedValue(text, 0) ?? 0;
    const isFit = value > 0 && value <= countLimits.people;
    setProblem(isFit ? null : hand.unfit);
    if (isFit) {
      save({ day, value });
    }
  }
  return (
    <form className={classes.first} onSubmit={submit} noValidate>
      <label className={classes.ask} htmlFor={id}>
        {hand.ask(day, day === today)}
      </label>
      <TextInput
        id={id}
        className={classes.number ?? ''}
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        size="lg"
        value={text}
        error={problem}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" variant="default" size="lg" loading={isSaving}>
        {hand.save}
      </Button>
    </form>
  );
}
