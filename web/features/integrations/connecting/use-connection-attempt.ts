import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { integrationMessages } from '#contract/integration-messages.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { RequestRefused } from '#web/lib/api/request-error.ts';
import { useMutateOnce } from '#web/lib/api/use-mutate-once.ts';
import { logError } from '#web/lib/log.ts';
import { showFailure } from '#web/ui/toasts.ts';
import { startConnection } from '../api/start-connection.ts';
import { type Connectable, failureCode, type IntegrationType } from '../model.ts';
import { type ConnectWindow, openConnectWindow } from './connect-window.ts';
import { useClosedWindow } from './use-closed-window.ts';

type Attempt = {
  system: Connectable;
  accountId: string;
  popup: ConnectWindow;
  /** Gives up what the server was asked for. */
  aborter: AbortController;
};

/**
 * One connection at a time: from the click to the pop-up's last word, or to its closing.
 * @param onStartFailed called with the system that the server gave no consent page for
 */
export function useConnectionAttempt(onStartFailed: (type: IntegrationType) => void) {
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const running = useRef<Attempt | null>(null);
  const lead = useMutateOnce(useLeadToProvider());

  /** Ends the connecting state, of one system or of whichever it is. */
  function end(type?: IntegrationType) {
    if (type === undefined || running.current?.system.type === type) {
      running.current?.aborter.abort();
      running.current = null;
      setAttempt(null);
    }
  }

  /** Gives false when nothing was begun. */
  function begin(system: Connectable, accountId: string): boolean {
    if (running.current) {
      return false;
    }
    const popup = openConnectWindow();
    if (!popup) {
      showFailure({ text: integrationMessages.popupBlocked });
      return false;
    }
    const begun = { system, accountId, popup, aborter: new AbortController() };
    running.current = begun;
    setAttempt(begun);
    lead(begun, {
      onSuccess: () => undefined,
      onError: (error) => {
        if (running.current === begun) {
          end();
          onStartFailed(system.type);
          reportStartFailure(system, error);
        }
      },
    });
    return true;
  }

  useClosedWindow(attempt?.popup ?? null, () => end());
  useEffect(() => () => running.current?.aborter.abort(), []);
  return { connecting: attempt?.system.type ?? null, begin, end };
}

/** Asks for the consent page and leads the pop-up there; without one the pop-up goes. */
function useLeadToProvider() {
  const api = useApi();
  return useMutation({
    mutationFn: async ({ system, accountId, popup, aborter }: Attempt) => {
      try {
        const address = await startConnection(api, { system, accountId, signal: aborter.signal });
        popup.goTo(address);
      } catch (error) {
        popup.close();
        throw error;
      }
    },
  });
}

function reportStartFailure({ title }: Connectable, error: Error): void {
  logError(`${title} could not be started.`, error);
  const sentence = integrationMessages.startFailed;
  const isReasonKnown =
    error instanceof RequestRefused && failureCode(error) === 'provider_not_configured';
  showFailure(isReasonKnown ? { title: sentence, text: error.message } : { text: sentence });
}
