import { Skeleton } from '@mantine/core';
import IconPlugConnected from '@tabler/icons-react/dist/esm/icons/IconPlugConnected.mjs';
import { useQuery } from '@tanstack/react-query';
import { accountPageMessages } from '#contract/messages/app.ts';
import { integrationWords } from '#contract/messages/integrations.ts';
import { measureMessages } from '#contract/messages/measures.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { RequestRefused } from '#web/lib/api/request-error.ts';
import { paths } from '#web/lib/paths.ts';
import { BackButton } from '#web/screens/back-button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { measureChoicesQuery } from '../api/measure-choices.ts';
import classes from './measures.module.css';
import { MeasuresPanel } from './measures-panel.tsx';
import { SyncProgress } from './sync-progress.tsx';

type Props = { account: { id: string; name: string } | null };

/** The choices of a church, and the progress of its syncs. */
export function MeasuresScreen({ account }: Props) {
  return (
    <>
      <PageHeader
        title={accountPageMessages.measuresTitle}
        subtitle={
          account ? measureMessages.subtitle(account.name) : measureMessages.subtitleWithoutName
        }
        back={<BackButton to={paths.integration}>{integrationWords.back}</BackButton>}
      />
      {account ? (
        <Measures key={account.id} accountId={account.id} />
      ) : (
        <EmptyState icon={<IconPlugConnected />} text={measureMessages.notConnected} />
      )}
    </>
  );
}

function Measures({ accountId }: { accountId: string }) {
  const query = useQuery(measureChoicesQuery(useApi(), accountId));
  const isUnconnected = query.error instanceof RequestRefused && query.error.status === 409;
  if (isUnconnected) {
    return <EmptyState icon={<IconPlugConnected />} text={measureMessages.notConnected} />;
  }
  return (
    <>
      <QueryView
        query={query}
        loading={<Skeleton className={classes.skeleton ?? ''} />}
        failure={() => measureMessages.loadFailed}
      >
        {(answer) => <MeasuresPanel accountId={accountId} answer={answer} />}
      </QueryView>
      <SyncProgress accountId={accountId} />
    </>
  );
}
