import { useParams } from 'react-router';
import { accountWords } from '#contract/messages/accounts.ts';
import { accessDeniedMessages } from '#contract/messages/app.ts';
import { AccountKnowledgePanel } from '#web/features/account-knowledge/components/account-knowledge-panel.tsx';
import { AccountDetails } from '#web/features/accounts/components/account-details.tsx';
import { SuperAdminOnly } from '#web/features/viewer/components/super-admin-only.tsx';
import { useViewer } from '#web/features/viewer/viewer-context.tsx';
import { paths } from '#web/lib/paths.ts';
import { useReturnTo } from '#web/screens/trail.tsx';

/** /accounts/view/{id} */
export function Component() {
  const returnTo = useReturnTo();
  const { userId } = useViewer();
  const { accountId = '' } = useParams();
  const toList = () => returnTo(paths.accounts);
  return (
    <SuperAdminOnly title={accountWords.view} refusal={accessDeniedMessages.accounts}>
      <AccountDetails key={accountId} accountId={accountId} onMissing={toList}>
        <AccountKnowledgePanel accountId={accountId} userId={userId} />
      </AccountDetails>
    </SuperAdminOnly>
  );
}
