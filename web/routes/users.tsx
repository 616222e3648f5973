import { userMessages } from '#contract/user-messages.ts';
import { UsersScreen } from '#web/features/users/components/users-screen.tsx';
import { SuperAdminOnly } from '#web/features/viewer/components/super-admin-only.tsx';

/** /users */
export function Component() {
  return (
    <SuperAdminOnly title="Users" refusal={userMessages.accessDenied}>
      <UsersScreen />
    </SuperAdminOnly>
  );
}
