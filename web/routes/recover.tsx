import { recoveryMessages } from '#contract/messages/recovery.ts';
import { RecoveryScreen } from '#web/features/recovery/components/recovery-screen.tsx';
import { useLinkFromMail } from '#web/screens/use-link-from-mail.ts';

/** /auth/recover#token_hash=…: the link of a mail, or without one asking for it. */
export function Component() {
  return <RecoveryScreen {...useLinkFromMail(recoveryMessages.done)} />;
}
