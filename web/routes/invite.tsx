import { welcomeMessages } from '#contract/messages/invitations.ts';
import { InvitationScreen } from '#web/features/recovery/components/invitation-screen.tsx';
import { useLinkFromMail } from '#web/screens/use-link-from-mail.ts';

/** /auth/invite#token_hash=…: the link of an invitation. */
export function Component() {
  return <InvitationScreen {...useLinkFromMail(welcomeMessages.done)} />;
}
