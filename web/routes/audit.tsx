import { auditMessages } from '#contract/messages/audit.ts';
import { AuditScreen } from '#web/features/audit/components/audit-screen.tsx';
import { SuperAdminOnly } from '#web/features/viewer/components/super-admin-only.tsx';

/** /audit */
export function Component() {
  return (
    <SuperAdminOnly title="Audit Log" refusal={auditMessages.accessDenied}>
      <AuditScreen />
    </SuperAdminOnly>
  );
}
