import { integrationMessages } from '#contract/integration-messages.ts';
import type { Integration } from '#contract/tables/integrations.ts';
import { useMutateOnce } from '#web/lib/api/use-mutate-once.ts';
import { logError } from '#web/lib/log.ts';
import { showFailure, showSuccess } from '#web/ui/toasts.ts';
import { useDisconnectIntegration } from '../api/disconnect-integration.ts';

type Callbacks = { onDone?: () => void; onFailed?: () => void };

/** Disconnecting with its toasts. It must be called where the screen stays while the row changes. */
export function useDisconnecting() {
  const disconnection = useDisconnectIntegration();
  const disconnectOnce = useMutateOnce(disconnection);

  function disconnect(connection: Integration, { onDone, onFailed }: Callbacks = {}) {
    disconnectOnce(connection, {
      onSuccess: () => {
        showSuccess({ text: integrationMessages.disconnected });
        onDone?.();
      },
      onError: (error) => {
        logError('An integration could not be disconnected.', error);
        showFailure({ text: integrationMessages.disconnectFailed });
        onFailed?.();
      },
    });
  }

  return {
    disconnect,
    /** The row that is being disconnected now. */
    disconnecting: disconnection.isPending ? disconnection.variables : null,
    /** The row that was disconnected last, on this screen. */
    disconnected: disconnection.isSuccess ? disconnection.variables : null,
  };
}
