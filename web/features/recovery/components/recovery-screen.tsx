import { Button } from '@mantine/core';
import { useState } from 'react';
import { recoveryMessages } from '#contract/messages/recovery.ts';
import type { Door, Tokens } from '#web/lib/session/door.ts';
import { sentenceOf } from '../sentence-of.ts';
import { AskForm } from './ask-form.tsx';
import { DoorCard } from './door-card.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

type Props = {
  door: Door;
  /** That of the link; empty where somebody came without one. */
  token: string;
  /** Called with the opened session once the password is set. */
  onDone: (tokens: Tokens) => Promise<void>;
};

/** /auth/recover: asks for a link, or sets a new password with one. */
export function RecoveryScreen({ door, token, onDone }: Props) {
  const [isOver, setIsOver] = useState(false);
  const [asks, setAsks] = useState(token === '');
  if (asks) {
    return <AskForm door={door} />;
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
  const set = async (password: string): Promise<string | null> => {
    const result = await door.setPassword('recovery', token, password);
    if ('tokens' in result) {
      await onDone(result.tokens);
      return null;
    }
    setIsOver(result.isLinkOver);
    return result.isLinkOver ? null : sentenceOf(result.refusal);
  };
  return (
    <DoorCard title={recoveryMessages.newTitle} text={recoveryMessages.newText}>
      <NewPasswordForm onSet={set} />
    </DoorCard>
  );
}
