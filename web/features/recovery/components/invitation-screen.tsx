import { useState } from 'react';
import { welcomeMessages } from '#contract/messages/invitations.ts';
import type { Door, Tokens } from '#web/lib/session/door.ts';
import { sentenceOf } from '../sentence-of.ts';
import { DoorCard } from './door-card.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

type Props = {
  door: Door;
  token: string;
  /** Called with the opened session once the password is set. */
  onDone: (tokens: Tokens) => Promise<void>;
};

/** /auth/invite: the first password of somebody who was invited. */
export function InvitationScreen({ door, token, onDone }: Props) {
  const [isOver, setIsOver] = useState(token === '');
  if (isOver) {
    return <DoorCard title={welcomeMessages.overTitle} text={welcomeMessages.over} />;
  }
  const set = async (password: string): Promise<string | null> => {
    const result = await door.setPassword('invite', token, password);
    if ('tokens' in result) {
      await onDone(result.tokens);
      return null;
    }
    setIsOver(result.isLinkOver);
    return result.isLinkOver ? null : sentenceOf(result.refusal);
  };
  return (
    <DoorCard title={welcomeMessages.title} text={welcomeMessages.text}>
      <NewPasswordForm onSet={set} />
    </DoorCard>
  );
}
