import { integrationMessages } from '#contract/messages/integrations.ts';
import type { Integration } from '#contract/tables/integrations.ts';
import { useSaving } from '#web/screens/use-saving.ts';
import { useDisconnectIntegration } from '../api/disconnect-integration.ts';

type Callbacks = { onDone?: () => void; onFailed?: () => void };

/** Disconnecting with its toasts. It must be called where the screen stays while the row changes. */
export function useDisconnecting() {
  const disconnection = useDisconnectIntegration();
  const { save } = useSaving(disconnection, {
    logged: 'An integration could not be disconnected.',
    saved: integrationMessages.disconnected,
    failed: () => ({ text: integrationMessages.disconnectFailed }),
  });

  function disconnect(connection: Integration, { onDone, onFailed }: Callbacks = {}) {
    save(connection, { onSaved: onDone, onFailed });
  }

  return {
    disconnect,
    /** The row that is being disconnected now. */
    disconnecting: disconnection.isPending ? disconnection.variables : null,
    /** The row that was disconnected last, on this screen. */
    disconnected: disconnection.isSuccess ? disconnection.variables : null,
  };
}
