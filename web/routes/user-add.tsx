import { useNavigate } from 'react-router';
import { AddUserScreen } from '#web/features/users/components/add-user-screen.tsx';
import { SuperAdminOnly } from '#web/features/viewer/components/super-admin-only.tsx';
import { paths } from '#web/lib/paths.ts';
import { UserAccountChoices } from './user-account-choices.tsx';

/** /users/add */
export function Component() {
  const navigate = useNavigate();
  return (
    <SuperAdminOnly title="Add New User" redirectTo={paths.users}>
      <UserAccountChoices>
        {(accounts) => <AddUserScreen accounts={accounts} onDone={() => navigate(paths.users)} />}
      </UserAccountChoices>
    </SuperAdminOnly>
  );
}
