import { Button } from '@mantine/core';
import type { ConnectionHealth } from '#contract/functions/connections-health.ts';
import { connectionsMessages, connectionWords } from '#contract/messages/connections.ts';
import { integrationTitles } from '#contract/messages/sync.ts';
import { useSaving } from '#web/screens/use-saving.ts';
import { useRetryConnection } from '../api/retry-connection.ts';

/** Reads a connection again; off while it is read, or where only the church can mend it. */
export function RetryButton({ connection }: { connection: ConnectionHealth }) {
  const retry = useRetryConnection();
  const { save: startReading, isSaving } = useSaving(retry, {
    logged: 'A connection could not be read again.',
    saved: connectionsMessages.retryStarted,
    failed: () => ({ text: connectionsMessages.retryFailed }),
  });
  const { accountName, integrationType, state, token } = connection;
  const isUnderWay = state === 'running' || state === 'queued';
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={connectionWords.syncOf(integrationTitles[integrationType], accountName)}
      disabled={isUnderWay || token === 'reconnect_needed' || isSaving}
      onClick={() => startReading(connection)}
    >
      {connectionWords.sync}
    </Button>
  );
}
