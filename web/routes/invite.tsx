import { welcomeMessages } from '#contract/messages/invitations.ts';
import { useLinkFromMail } from '#web/app/use-link-from-mail.ts';
import { InvitationScreen } from '#web/features/recovery/components/invitation-screen.tsx';

/** /auth/invite#token_hash=…: the link of an invitation. */
export function Component() {
  return <InvitationScreen {...useLinkFromMail(welcomeMessages.done)} />;
}
