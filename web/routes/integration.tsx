import { accountPageMessages } from '#contract/messages/app.ts';
import { integrationWords } from '#contract/messages/integrations.ts';
import { ExportPanel } from '#web/features/account-export/components/export-panel.tsx';
import { IntegrationCards } from '#web/features/integrations/components/integration-cards.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useCurrentAccount } from './current-account.ts';

/** /account/integration */
export function Component() {
  const account = useCurrentAccount();
  return (
    <>
      <PageHeader
        title={integrationWords.title}
        subtitle={
          account
            ? integrationWords.ofChurch(account.name)
            : accountPageMessages.integrationSubtitle
        }
      />
      <IntegrationCards key={account?.id} accountId={account?.id ?? null} />
      {account ? <ExportPanel account={account} /> : null}
    </>
  );
}
