import { Button } from '@mantine/core';
import { connectionsMessages } from '#contract/connections-messages.ts';
import type { ConnectionHealth } from '#contract/functions/connections-health.ts';
import { integrationTitles } from '#contract/sync-messages.ts';
import { useMutateOnce } from '#web/lib/api/use-mutate-once.ts';
import { logError } from '#web/lib/log.ts';
import { showFailure, showSuccess } from '#web/ui/toasts.ts';
import { useRetryConnection } from '../api/retry-connection.ts';

/** Reads a connection again; off while it is read, or where only the church can mend it. */
export function RetryButton({ connection }: { connection: ConnectionHealth }) {
  const retry = useRetryConnection();
  const retryOnce = useMutateOnce(retry);
  const { accountName, integrationType, state, token } = connection;
  function start() {
    retryOnce(connection, {
      onSuccess: () => showSuccess({ text: connectionsMessages.retryStarted }),
      onError: (error) => {
        logError('A connection could not be read again.', error);
        showFailure({ text: connectionsMessages.retryFailed });
      },
    });
  }
  const isUnderWay = state === 'running' || state === 'queued';
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={`Read ${integrationTitles[integrationType]} of ${accountName} again`}
      disabled={isUnderWay || token === 'reconnect_needed' || retry.isPending}
      onClick={start}
    >
      Read again
    </Button>
  );
}
