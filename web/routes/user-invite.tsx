import { invitationMessages } from '#contract/messages/invitations.ts';
import { InviteUserScreen } from '#web/features/users/components/invite-user-screen.tsx';
import { SuperAdminOnly } from '#web/features/viewer/components/super-admin-only.tsx';
import { paths } from '#web/lib/paths.ts';
import { useReturnTo } from '#web/screens/trail.tsx';
import { UserAccountChoices } from './user-account-choices.tsx';

/** /users/invite */
export function Component() {
  const returnTo = useReturnTo();
  return (
    <SuperAdminOnly title={invitationMessages.inviteUserTitle} redirectTo={paths.users}>
      <UserAccountChoices>
        {(accounts) => (
          <InviteUserScreen accounts={accounts} onDone={() => returnTo(paths.users)} />
        )}
      </UserAccountChoices>
    </SuperAdminOnly>
  );
}
