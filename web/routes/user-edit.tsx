import { useParams } from 'react-router';
import { userWords } from '#contract/messages/users.ts';
import { EditUserScreen } from '#web/features/users/components/edit-user-screen.tsx';
import { SuperAdminOnly } from '#web/features/viewer/components/super-admin-only.tsx';
import { paths } from '#web/lib/paths.ts';
import { useReturnTo } from '#web/screens/trail.tsx';
import { UserAccountChoices } from './user-account-choices.tsx';

/** /users/edit/{user id} */
export function Component() {
  const returnTo = useReturnTo();
  const { userId = '' } = useParams();
  const toList = () => returnTo(paths.users);
  return (
    <SuperAdminOnly title={userWords.edit} redirectTo={paths.users}>
      <UserAccountChoices>
        {(accounts) => (
          <EditUserScreen
            key={userId}
            userId={userId}
            accounts={accounts}
            onDone={() => returnTo(paths.users)}
            onMissing={toList}
          />
        )}
      </UserAccountChoices>
    </SuperAdminOnly>
  );
}
