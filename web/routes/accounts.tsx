import { useNavigate } from 'react-router';
import { accountWords } from '#contract/messages/accounts.ts';
import { accessDeniedMessages } from '#contract/messages/app.ts';
import { useAccountView } from '#web/features/account-view/account-view-context.tsx';
import { AccountsScreen } from '#web/features/accounts/components/accounts-screen.tsx';
import { SuperAdminOnly } from '#web/features/viewer/components/super-admin-only.tsx';
import { paths } from '#web/lib/paths.ts';

/** /accounts */
export function Component() {
  const navigate = useNavigate();
  const { choose } = useAccountView();
  return (
    <SuperAdminOnly title={accountWords.title} refusal={accessDeniedMessages.accounts}>
      <AccountsScreen
        onOpen={({ id }) => navigate(paths.account(id))}
        onSwitch={({ id, account_name }) => {
          choose({ id, name: account_name });
          void navigate(paths.dashboard);
        }}
      />
    </SuperAdminOnly>
  );
}
