import { mailLogMessages } from '#contract/messages/mail-log.ts';
import { MailLogScreen } from '#web/features/mail-log/components/mail-log-screen.tsx';
import { SuperAdminOnly } from '#web/features/viewer/components/super-admin-only.tsx';

/** /mails */
export function Component() {
  return (
    <SuperAdminOnly title={mailLogMessages.title} refusal={mailLogMessages.accessDenied}>
      <MailLogScreen />
    </SuperAdminOnly>
  );
}
