import IconTrendingUp from '@tabler/icons-react/dist/esm/icons/IconTrendingUp.mjs';
import { accountPageMessages } from '#contract/messages.ts';
import { useCurrentAccount } from '#web/app/current-account.ts';
import { ComingSoon } from '#web/ui/coming-soon.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

/** /account/forecast */
export function Component() {
  const account = useCurrentAccount();
  return (
    <>
      <PageHeader
        title="Church Forecast"
        subtitle={
          account
            ? `Data-driven projections for ${account.name}`
            : accountPageMessages.forecastSubtitle
        }
      />
      <ComingSoon icon={<IconTrendingUp size={30} />} text={accountPageMessages.forecastComing} />
    </>
  );
}
