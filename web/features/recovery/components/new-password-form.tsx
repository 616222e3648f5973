import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { recoveryMessages } from '#contract/messages/recovery.ts';
import { passwordLength, passwordLengthMin } from '#contract/passwords.ts';
import classes from '#web/screens/door-card.module.css';
import { PasswordField } from '#web/ui/password-field.tsx';
import { showFailure } from '#web/ui/toasts.ts';

type Problem = { field: 'next' | 'confirmation'; text: string };
type Props = {
  /** Sets it. @returns what is wrong with it, or null when the page goes on elsewhere */
  onSet: (password: string) => Promise<string | null>;
};

/** A new password, twice. Nothing is sent before it is pressed. */
export function NewPasswordForm({ onSet }: Props) {
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [values, setValues] = useState({ next: '', confirmation: '' });
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useRef<HTMLFormElement>(null);

  function tell(found: Problem) {
    setProblem(found);
    showFailure({ text: found.text });
    form.current?.querySelector<HTMLInputElement>(`[name="${found.field}"]`)?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending.current) {
      return;
    }
    const found = findProblem(values);
    if (found) {
      tell(found);
      return;
    }
    isSending.current = true;
    setIsBusy(true);
    const refusal = await onSet(values.next);
    isSending.current = false;
    setIsBusy(false);
    if (refusal !== null) {
      tell({ field: 'next', text: refusal });
    }
  }

  const field = (name: Problem['field']) => ({
    name,
    label: recoveryMessages[name],
    required: true,
    autoComplete: 'new-password',
    value: values[name],
    error: problem?.field === name ? problem.text : null,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      const { value } = currentTarget;
      setValues((present) => ({ ...present, [name]: value }));
      setProblem(null);
    },
  });
  const isFilled = values.next !== '' && values.confirmation !== '';
  return (
    <form ref={form} noValidate onSubmit={submit} className={classes.form}>
      <PasswordField {...field('next')} />
      <PasswordField {...field('confirmation')} />
      <Button type="submit" fullWidth size="md" disabled={isBusy || !isFilled}>
        {isBusy ? recoveryMessages.setting : recoveryMessages.set}
      </Button>
    </form>
  );
}

function findProblem({ next, confirmation }: Record<Problem['field'], string>): Problem | null {
  if (next !== confirmation) {
    return { field: 'confirmation', text: recoveryMessages.mismatch };
  }
  return passwordLength(next) < passwordLengthMin
    ? { field: 'next', text: recoveryMessages.tooShort }
    : null;
}
