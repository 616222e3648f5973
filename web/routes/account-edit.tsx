import { useParams } from 'react-router';
import { accountWords } from '#contract/messages/accounts.ts';
import { accessDeniedMessages } from '#contract/messages/app.ts';
import { EditAccountScreen } from '#web/features/accounts/components/edit-account-screen.tsx';
import { SuperAdminOnly } from '#web/features/viewer/components/super-admin-only.tsx';
import { paths } from '#web/lib/paths.ts';
import { useReturnTo } from '#web/screens/trail.tsx';

/** /accounts/edit/{id} */
export function Component() {
  const returnTo = useReturnTo();
  const { accountId = '' } = useParams();
  const toList = () => returnTo(paths.accounts);
  return (
    <SuperAdminOnly title={accountWords.edit} refusal={accessDeniedMessages.accounts}>
      <EditAccountScreen
        key={accountId}
        accountId={accountId}
        onDone={() => returnTo(paths.account(accountId))}
        onLoadFailed={toList}
      />
    </SuperAdminOnly>
  );
}
