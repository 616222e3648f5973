import { Button } from '@mantine/core';
import { useState } from 'react';
import { recoveryMessages } from '#contract/messages/recovery.ts';
import { secondStepMessages } from '#contract/messages/two-steps.ts';
import { CodeForm } from '#web/screens/code-form.tsx';
import { DoorCard } from '#web/screens/door-card.tsx';
import { prove } from '#web/screens/prove-step.ts';
import { showFailure } from '#web/ui/toasts.ts';
import { type PasswordLink, usePasswordLink } from '../use-password-link.ts';
import { AskForm } from './ask-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** /auth/recover: asks for a link, or sets a new password with one. */
export function RecoveryScreen(link: PasswordLink) {
  const { isOver, stepBefore, set } = usePasswordLink('recovery', link);
  const [asks, setAsks] = useState(link.token === '');
  if (asks) {
    return <AskForm door={link.door} />;
  }
  if (isOver) {
    return (
      <DoorCard title={recoveryMessages.overTitle} text={recoveryMessages.over}>
        <Button fullWidth size="md" onClick={() => setAsks(true)}>
          {recoveryMessages.askAgain}
        </Button>
      </DoorCard>
    );
  }
  if (stepBefore) {
    const { password, devices } = stepBefore;
    return (
      <DoorCard title={secondStepMessages.title} text={secondStepMessages.beforePassword}>
        <CodeForm
          devices={devices}
          onCode={async (factorId, code) => {
            const refusal = await prove(link.door.mfa, factorId, code);
            if (!refusal) {
              const problem = await set(password);
              if (problem) {
                showFailure({ text: problem });
              }
            }
            return refusal;
          }}
        />
      </DoorCard>
    );
  }
  return (
    <DoorCard title={recoveryMessages.newTitle} text={recoveryMessages.newText}>
      <NewPasswordForm onSet={set} />
    </DoorCard>
  );
}
