import { userWords } from '#contract/messages/users.ts';
import { AddUserScreen } from '#web/features/users/components/add-user-screen.tsx';
import { SuperAdminOnly } from '#web/features/viewer/components/super-admin-only.tsx';
import { paths } from '#web/lib/paths.ts';
import { useReturnTo } from '#web/screens/trail.tsx';
import { UserAccountChoices } from './user-account-choices.tsx';

/** /users/add */
export function Component() {
  const returnTo = useReturnTo();
  return (
    <SuperAdminOnly title={userWords.addNew} redirectTo={paths.users}>
      <UserAccountChoices>
        {(accounts) => <AddUserScreen accounts={accounts} onDone={() => returnTo(paths.users)} />}
      </UserAccountChoices>
    </SuperAdminOnly>
  );
}
