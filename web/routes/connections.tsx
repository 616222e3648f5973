import { connectionsMessages } from '#contract/messages/connections.ts';
import { ConnectionsScreen } from '#web/features/connections/components/connections-screen.tsx';
import { SuperAdminOnly } from '#web/features/viewer/components/super-admin-only.tsx';

/** /connections */
export function Component() {
  return (
    <SuperAdminOnly title={connectionsMessages.title} refusal={connectionsMessages.accessDenied}>
      <ConnectionsScreen />
    </SuperAdminOnly>
  );
}
