import { Button } from '@mantine/core';
import { useState } from 'react';
import { recoveryMessages } from '#contract/messages/recovery.ts';
import { type PasswordLink, usePasswordLink } from '../use-password-link.ts';
import { AskForm } from './ask-form.tsx';
import { DoorCard } from './door-card.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** /auth/recover: asks for a link, or sets a new password with one. */
export function RecoveryScreen(link: PasswordLink) {
  const { isOver, set } = usePasswordLink('recovery', link);
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
  return (
    <DoorCard title={recoveryMessages.newTitle} text={recoveryMessages.newText}>
      <NewPasswordForm onSet={set} />
    </DoorCard>
  );
}
