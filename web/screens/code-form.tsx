import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { AuthError } from '@supabase/auth-js';
import { type FormEvent, useRef, useState } from 'react';
import { secondStepMessages } from '#contract/messages/two-steps.ts';
import classes from './door-card.module.css';
import { codeProblem } from './second-step-codes.ts';

type Props = {
  /** The phones that a code may come from. */
  devices: readonly { id: string; name: string }[];
  /** Sends the code. @returns what was wrong with it, or null when the page goes on elsewhere */
  onCode: (factorId: string, code: string) => Promise<AuthError | null>;
};

/** One field for a code of the app and for a recovery code alike. */
export function CodeForm({ devices, onCode }: Props) {
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [code, setCode] = useState('');
  const [device, setDevice] = useState(devices[0]?.id ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending.current || code.trim() === '') {
      return;
    }
    isSending.current = true;
    setIsBusy(true);
    const refusal = await onCode(device, code);
    isSending.current = false;
    if (refusal) {
      setIsBusy(false);
      setProblem(codeProblem(refusal, code));
      input.current?.select();
    }
  }

  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      {devices.length > 1 ? (
        <NativeSelect
          label={secondStepMessages.device}
          data={devices.map(({ id, name }) => ({ value: id, label: name }))}
          value={device}
          onChange={({ currentTarget }) => setDevice(currentTarget.value)}
        />
      ) : null}
      <TextInput
        ref={(element) => {
          input.current = element;
        }}
        autoFocus
        name="code"
        label={secondStepMessages.code}
        description={secondStepMessages.codeHint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        required
        value={code}
        error={problem}
        onChange={({ currentTarget }) => {
          setCode(currentTarget.value);
          setProblem(null);
        }}
      />
      <Button type="submit" fullWidth size="md" disabled={isBusy || code.trim() === ''}>
        {isBusy ? secondStepMessages.submitting : secondStepMessages.submit}
      </Button>
    </form>
  );
}
