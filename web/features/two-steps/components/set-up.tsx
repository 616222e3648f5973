import { Button } from '@mantine/core';
import { useState } from 'react';
import { twoStepMessages, twoStepSetupMessages } from '#contract/messages/two-steps.ts';
import { useSessionKeeper } from '#web/lib/session/session-context.tsx';
import { prove } from '#web/screens/prove-step.ts';
import { showFailure } from '#web/ui/toasts.ts';
import { beginDevice, isRefusal, type NewDevice, newRecoveryCodes } from '../api/set-up.ts';
import { CodesStep } from './codes-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { ScanStep } from './scan-step.tsx';
import classes from './two-steps.module.css';

type Props = {
  email: string;
  label?: string;
  /** Whether this is the first device: recovery codes come with it. */
  isFirst?: boolean;
  onBegin?: () => void;
  onDone: () => void;
};

type Step =
  | { at: 'start' }
  | { at: 'password' }
  | { at: 'scan'; device: NewDevice }
  | { at: 'codes'; codes: readonly string[] };

/** Sets up a phone: the password if the sign-in was long ago, the picture, a code, the recovery codes. */
export function SetUp(props: Props) {
  const { email, label = twoStepMessages.setUp, isFirst = true, onBegin, onDone } = props;
  const { mfa, signIn } = useSessionKeeper();
  const [step, setStep] = useState<Step>({ at: 'start' });
  const [isBusy, setIsBusy] = useState(false);

  async function begin() {
    setIsBusy(true);
    const device = await beginDevice(mfa);
    setIsBusy(false);
    if (!isRefusal(device)) {
      onBegin?.();
      setStep({ at: 'scan', device });
    } else if (device.code === 'insufficient_aal') {
      setStep({ at: 'password' });
    } else {
      const isFull = device.code === 'too_many_enrolled_mfa_factors';
      const { tooManyDevices, failed } = twoStepSetupMessages;
      showFailure({ text: isFull ? tooManyDevices : failed });
    }
  }

  async function finish() {
    if (!isFirst) {
      onDone();
      return;
    }
    const codes = await newRecoveryCodes(mfa);
    if (isRefusal(codes)) {
      showFailure({ text: twoStepSetupMessages.codesFailed });
      onDone();
    } else {
      setStep({ at: 'codes', codes });
    }
  }

  switch (step.at) {
    case 'start':
      return <Begin label={label} isFirst={isFirst} isBusy={isBusy} onBegin={() => void begin()} />;
    case 'password':
      return (
        <PasswordStep
          email={email}
          onPassword={async (password) => {
            const result = await signIn({ email, password });
            if (result.outcome === 'signed-in' || result.outcome === 'halfway') {
              await begin();
            }
            return result;
          }}
        />
      );
    case 'scan':
      return (
        <ScanStep
          device={step.device}
          onCode={async (code) => {
            const refusal = await prove(mfa, step.device.factorId, code);
            if (!refusal) {
              await finish();
            }
            return refusal;
          }}
        />
      );
    case 'codes':
      return <CodesStep codes={step.codes} onDone={onDone} />;
  }
}

type BeginProps = { label: string; isFirst: boolean; isBusy: boolean; onBegin: () => void };

function Begin({ label, isFirst, isBusy, onBegin }: BeginProps) {
  return (
    <div className={classes.actions}>
      <Button variant={isFirst ? 'filled' : 'default'} disabled={isBusy} onClick={onBegin}>
        {label}
      </Button>
    </div>
  );
}
