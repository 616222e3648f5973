import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router';
import { accessDeniedMessages } from '#contract/messages.ts';
import { EditAccountScreen } from '#web/features/accounts/components/edit-account-screen.tsx';
import { SuperAdminOnly } from '#web/features/viewer/components/super-admin-only.tsx';
import { paths } from '#web/lib/paths.ts';

/** /accounts/edit/{id} */
export function Component() {
  const navigate = useNavigate();
  const { accountId = '' } = useParams();
  const toList = useCallback(() => void navigate(paths.accounts, { replace: true }), [navigate]);
  return (
    <SuperAdminOnly title="Edit Account" refusal={accessDeniedMessages.accounts}>
      <EditAccountScreen
        key={accountId}
        accountId={accountId}
        onDone={() => navigate(paths.account(accountId))}
        onLoadFailed={toList}
      />
    </SuperAdminOnly>
  );
}
