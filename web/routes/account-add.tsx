import { accountWords } from '#contract/messages/accounts.ts';
import { accessDeniedMessages } from '#contract/messages/app.ts';
import { AddAccountScreen } from '#web/features/accounts/components/add-account-screen.tsx';
import { SuperAdminOnly } from '#web/features/viewer/components/super-admin-only.tsx';
import { useViewer } from '#web/features/viewer/viewer-context.tsx';
import { paths } from '#web/lib/paths.ts';
import { useReturnTo } from '#web/screens/trail.tsx';

/** /accounts/add */
export function Component() {
  const returnTo = useReturnTo();
  const { userId } = useViewer();
  return (
    <SuperAdminOnly title={accountWords.add} refusal={accessDeniedMessages.accounts}>
      <AddAccountScreen userId={userId} onDone={() => returnTo(paths.accounts)} />
    </SuperAdminOnly>
  );
}
