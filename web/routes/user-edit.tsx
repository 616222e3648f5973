import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router';
import { EditUserScreen } from '#web/features/users/components/edit-user-screen.tsx';
import { SuperAdminOnly } from '#web/features/viewer/components/super-admin-only.tsx';
import { paths } from '#web/lib/paths.ts';
import { UserAccountChoices } from './user-account-choices.tsx';

/** /users/edit/{user id} */
export function Component() {
  const navigate = useNavigate();
  const { userId = '' } = useParams();
  const toList = useCallback(() => void navigate(paths.users, { replace: true }), [navigate]);
  return (
    <SuperAdminOnly title="Edit User" redirectTo={paths.users}>
      <UserAccountChoices>
        {(accounts) => (
          <EditUserScreen
            key={userId}
            userId={userId}
            accounts={accounts}
            onDone={() => navigate(paths.users)}
            onMissing={toList}
          />
        )}
      </UserAccountChoices>
    </SuperAdminOnly>
  );
}
