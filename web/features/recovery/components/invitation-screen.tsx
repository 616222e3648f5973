import { welcomeMessages } from '#contract/messages/invitations.ts';
import { DoorCard } from '#web/screens/door-card.tsx';
import { type PasswordLink, usePasswordLink } from '../use-password-link.ts';
import { NewPasswordForm } from './new-password-form.tsx';

/** /auth/invite: the first password of somebody who was invited. */
export function InvitationScreen(link: PasswordLink) {
  const { isOver, set } = usePasswordLink('invite', link);
  if (isOver || link.token === '') {
    return <DoorCard title={welcomeMessages.overTitle} text={welcomeMessages.over} />;
  }
  return (
    <DoorCard title={welcomeMessages.title} text={welcomeMessages.text}>
      <NewPasswordForm onSet={set} />
    </DoorCard>
  );
}
