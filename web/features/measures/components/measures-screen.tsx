import { Skeleton } from '@mantine/core';
import IconPlugConnected from '@tabler/icons-react/dist/esm/icons/IconPlugConnected.mjs';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import type { MeasureChoicesAnswer } from '#contract/functions/measures.ts';
import { accountPageMessages } from '#contract/messages/app.ts';
import { setupMessages } from '#contract/messages/count-setup.ts';
import { integrationWords } from '#contract/messages/integrations.ts';
import { measureMessages } from '#contract/messages/measures.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { RequestRefused } from '#web/lib/api/request-error.ts';
import { paths } from '#web/lib/paths.ts';
import { BackButton } from '#web/screens/back-button.tsx';
import { ButtonLink } from '#web/screens/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { measureChoicesQuery } from '../api/measure-choices.ts';
import classes from './measures.module.css';
import { MeasuresPanel } from './measures-panel.tsx';
import { SyncProgress } from './sync-progress.tsx';
import { WeekPanel } from './week-panel.tsx';

type Account = { id: string; name: string };
type Props = {
  account: Account | null;
  /** What is counted by hand. */
  byHand: ReactNode;
};

/** The choices of a church, and the progress of its syncs. */
export function MeasuresScreen({ account, byHand }: Props) {
  return account ? (
    <OfAccount key={account.id} account={account} byHand={byHand} />
  ) : (
    <>
      <Header account={null} actions={null} />
      <NothingRead />
    </>
  );
}

function OfAccount({ account, byHand }: { account: Account; byHand: ReactNode }) {
  const query = useQuery(measureChoicesQuery(useApi(), account.id));
  const isUnconnected = query.error instanceof RequestRefused && query.error.status === 409;
  const counted = <Fragment key="counted">{byHand}</Fragment>;
  const read = (
    <Fragment key="read">
      {isUnconnected ? (
        <NothingRead />
      ) : (
        <>
          <QueryView
            query={query}
            loading={<Skeleton className={classes.skeleton ?? ''} />}
            failure={() => measureMessages.loadFailed}
          >
            {(answer) => {
              const Panel = isByHand(answer) ? WeekPanel : MeasuresPanel;
              return <Panel accountId={account.id} answer={answer} />;
            }}
          </QueryView>
          <SyncProgress accountId={account.id} />
        </>
      )}
    </Fragment>
  );
  const handFirst = query.data !== undefined && isByHand(query.data);
  return (
    <>
      <Header
        account={account}
        actions={handFirst ? <ButtonLink to={paths.count}>{setupMessages.count}</ButtonLink> : null}
      />
      {handFirst ? [counted, read] : [read, counted]}
    </>
  );
}

/** Whether nothing was read of a church that counts, so that nothing is suggested or asked. */
function isByHand({ reasons, questions, available }: MeasureChoicesAnswer): boolean {
  const isNothing = (found: unknown) => !Array.isArray(found) || found.length === 0;
  return (
    Object.keys(reasons).length === 0 &&
    questions.length === 0 &&
    Object.values(available).every(isNothing)
  );
}

type HeaderProps = { account: Account | null; actions: ReactNode };

function Header({ account, actions }: HeaderProps) {
  return (
    <PageHeader
      title={accountPageMessages.measuresTitle}
      subtitle={
        account ? measureMessages.subtitle(account.name) : measureMessages.subtitleWithoutName
      }
      back={<BackButton to={paths.integration}>{integrationWords.back}</BackButton>}
      actions={actions}
    />
  );
}

function NothingRead() {
  return <EmptyState icon={<IconPlugConnected />} text={measureMessages.notConnected} />;
}
