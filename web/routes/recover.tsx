import { recoveryMessages } from '#contract/messages/recovery.ts';
import { useLinkFromMail } from '#web/app/use-link-from-mail.ts';
import { RecoveryScreen } from '#web/features/recovery/components/recovery-screen.tsx';

/** /auth/recover#token_hash=…: the link of a mail, or without one asking for it. */
export function Component() {
  return <RecoveryScreen {...useLinkFromMail(recoveryMessages.done)} />;
}
