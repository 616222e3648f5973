import { userMessages, userWords } from '#contract/messages/users.ts';
import { PlatformInvitations } from '#web/features/invitations/components/platform-invitations.tsx';
import { UsersScreen } from '#web/features/users/components/users-screen.tsx';
import { SuperAdminOnly } from '#web/features/viewer/components/super-admin-only.tsx';
import { useViewer } from '#web/features/viewer/viewer-context.tsx';

/** /users */
export function Component() {
  const { userId } = useViewer();
  return (
    <SuperAdminOnly title={userWords.title} refusal={userMessages.accessDenied}>
      <UsersScreen viewerId={userId} />
      <PlatformInvitations />
    </SuperAdminOnly>
  );
}
