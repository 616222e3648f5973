import { auditMessages, auditWords } from '#contract/messages/audit.ts';
import { AuditScreen } from '#web/features/audit/components/audit-screen.tsx';
import { SuperAdminOnly } from '#web/features/viewer/components/super-admin-only.tsx';

/** /audit */
export function Component() {
  return (
    <SuperAdminOnly title={auditWords.heading} refusal={auditMessages.accessDenied}>
      <AuditScreen />
    </SuperAdminOnly>
  );
}
