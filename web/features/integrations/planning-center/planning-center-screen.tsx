import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { planningCenterWords } from '#contract/messages/integration-pages.ts';
import { integrationWords, planningCenterMessages } from '#contract/messages/integrations.ts';
import { paths } from '#web/lib/paths.ts';
import { BackButton } from '#web/screens/back-button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { showFailure } from '#web/ui/toasts.ts';
import { ConnectionFailure } from '../components/connection-failure.tsx';
import { useConnection } from '../components/use-connection.ts';
import { useDisconnecting } from '../components/use-disconnecting.ts';
import { useConnectionReturn } from '../connecting/use-connection-return.ts';
import { type ConnectingAccount, planningCenter } from '../model.ts';
import { ConnectedOrganization } from './connected-organization.tsx';
import { OrganizationSkeleton } from './organization-skeleton.tsx';

type Props = {
  account: ConnectingAccount | null;
  /** Leads to the cards: it is not connected, or not any more. */
  onLeave: () => void;
};

/** The settings of a connection to Planning Center, which has to stand. */
export function PlanningCenterScreen({ account, onLeave }: Props) {
  const { connection, isUnconnected, listError, rereadList } = useConnection(
    account?.id ?? null,
    planningCenter,
    planningCenterMessages.loadFailed,
  );
  const { disconnect, disconnecting, disconnected } = useDisconnecting();
  const [isAsking, setIsAsking] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const isLeaving = disconnecting !== null || disconnected !== null;
  useLeaveUnconnected((isUnconnected || isRefused) && !isLeaving, onLeave);

  function confirm() {
    if (connection) {
      disconnect(connection, { onDone: onLeave, onFailed: () => setIsAsking(false) });
    }
  }

  return (
    <>
      <PageHeader
        title={planningCenterWords.title}
        subtitle={planningCenterMessages.subtitle}
        back={<BackButton to={paths.integration}>{integrationWords.back}</BackButton>}
        actions={
          <Button
            variant="default"
            disabled={!connection || isLeaving}
            onClick={() => setIsAsking(true)}
          >
            {integrationWords.disconnect}
          </Button>
        }
      />
      {connection ? (
        <ConnectedOrganization connection={connection} onUnconnected={() => setIsRefused(true)} />
      ) : listError ? (
        <ConnectionFailure
          kind={planningCenter}
          sentence={planningCenterMessages.loadFailed}
          error={listError}
          onRetry={rereadList}
        />
      ) : (
        <OrganizationSkeleton />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={planningCenterMessages.disconnectTitle}
        text={planningCenterMessages.disconnectText}
        confirmLabel={integrationWords.disconnect}
        busyLabel={integrationWords.disconnecting}
        isBusy={isLeaving}
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}

/** Says that nothing is connected and leaves; silent after a failed attempt to connect. */
function useLeaveUnconnected(isUnconnected: boolean, onLeave: () => void): void {
  const outcome = useConnectionReturn(planningCenter);
  useEffect(() => {
    if (!isUnconnected) {
      return;
    }
    if (outcome !== 'error') {
      showFailure({ text: planningCenterMessages.notConnected });
    }
    onLeave();
  }, [isUnconnected, outcome, onLeave]);
}
