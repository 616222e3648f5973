import { Button, TextInput } from '@mantine/core';
import type { AuthError } from '@supabase/auth-js';
import { type FormEvent, useRef, useState } from 'react';
import { twoStepSetupMessages } from '#contract/messages/two-steps.ts';
import { codeProblem, withoutBlanks } from '#web/screens/second-step-codes.ts';
import type { NewDevice } from '../api/set-up.ts';
import classes from './two-steps.module.css';

type Props = { device: NewDevice; onCode: (code: string) => Promise<AuthError | null> };

/** The picture for the app, its key in letters, and the first code. */
export function ScanStep({ device, onCode }: Props) {
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const words = twoStepSetupMessages;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending.current) {
      return;
    }
    isSending.current = true;
    setIsBusy(true);
    const refusal = await onCode(code);
    isSending.current = false;
    if (refusal) {
      setIsBusy(false);
      // Typed into the field of an app's codes, whatever it looks like.
      setProblem(codeProblem(refusal, '000000'));
    }
  }

  return (
    <form onSubmit={submit} noValidate className={classes.stack}>
      <p className={classes.line}>{words.scanText}</p>
      <img
        className={classes.picture}
        src={device.picture}
        alt={words.picture}
        width="240"
        height="240"
      />
      <p className={classes.line}>
        {words.key}
        <br />
        <code className={classes.key}>{inGroups(device.secret)}</code>
      </p>
      <TextInput
        name="code"
        label={words.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        required
        value={code}
        error={problem}
        onChange={({ currentTarget }) => {
          setCode(currentTarget.value);
          setProblem(null);
        }}
      />
      <div className={classes.actions}>
        <Button type="submit" disabled={isBusy || withoutBlanks(code).length !== 6}>
          {isBusy ? words.turningOn : words.turnOn}
        </Button>
      </div>
    </form>
  );
}

/** Letters in fours, as people type them. */
function inGroups(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
