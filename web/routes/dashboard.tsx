import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import { accountPageMessages } from '#contract/messages.ts';
import { useCurrentAccount } from '#web/app/current-account.ts';
import { ComingSoon } from '#web/ui/coming-soon.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

/** /account/dashboard */
export function Component() {
  const account = useCurrentAccount();
  return (
    <>
      <PageHeader
        title="Church Health Dashboard"
        subtitle={
          account ? `Weekly pulse check for ${account.name}` : accountPageMessages.dashboardSubtitle
        }
      />
      <ComingSoon
        icon={<IconLayoutDashboard size={30} />}
        text={accountPageMessages.dashboardComing}
      />
    </>
  );
}
