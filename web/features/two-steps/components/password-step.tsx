import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { twoStepSetupMessages } from '#contract/messages/two-steps.ts';
import type { SignInResult } from '#web/lib/session/session-state.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import classes from './two-steps.module.css';

type Props = { email: string; onPassword: (password: string) => Promise<SignInResult> };

/** Asks for the password once more: whoever found an open browser cannot set up a phone of theirs. */
export function PasswordStep({ email, onPassword }: Props) {
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending.current || password === '') {
      return;
    }
    isSending.current = true;
    setIsBusy(true);
    const { outcome } = await onPassword(password);
    isSending.current = false;
    setIsBusy(false);
    const { passwordWrong, failed } = twoStepSetupMessages;
    if (outcome === 'refused') {
      setProblem(passwordWrong);
    } else if (outcome === 'unexpected') {
      setProblem(failed);
    }
  }

  return (
    <form onSubmit={submit} noValidate className={classes.stack}>
      <p className={classes.line}>{twoStepSetupMessages.passwordText}</p>
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={twoStepSetupMessages.password}
        autoComplete="current-password"
        autoFocus
        required
        value={password}
        error={problem}
        onChange={({ currentTarget }) => {
          setPassword(currentTarget.value);
          setProblem(null);
        }}
      />
      <div className={classes.actions}>
        <Button type="submit" disabled={isBusy || password === ''}>
          {isBusy ? twoStepSetupMessages.confirming : twoStepSetupMessages.confirm}
        </Button>
      </div>
    </form>
  );
}
