import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { integrationMessages } from '#contract/messages/integrations.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { RequestRefused } from '#web/lib/api/request-error.ts';
import { logError } from '#web/lib/log.ts';
import { showFailure } from '#web/ui/toasts.ts';
import { startConnection } from '../api/start-connection.ts';
import {
  type ConnectingAccount,
  failureCode,
  type IntegrationKind,
  type IntegrationType,
} from '../model.ts';
import { type ConnectWindow, openConnectWindow } from './connect-window.ts';
import { useClosedWindow } from './use-closed-window.ts';

/** A connection begun in this window whose outcome is not known yet. */
export type Begun = { kind: IntegrationKind; account: ConnectingAccount };

type Attempt = Begun & {
  popup: ConnectWindow;
  /** Aborts the request to the server. */
  aborter: AbortController;
};

/**
 * One connection at a time: from the click to the message of the pop-up, or to its closing.
 *
 * @param onLed called with the id of the attempt once the pop-up is at the provider
 */
export function useConnectionAttempt(onLed: (id: string, begun: Begun) => void) {
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const running = useRef<Attempt | null>(null);
  const lead = useLeadToProvider();

  /** Ends the connecting state, of one integration or of whichever it is. */
  function end(type?: IntegrationType) {
    if (type === undefined || running.current?.kind.type === type) {
      running.current?.aborter.abort();
      running.current = null;
      setAttempt(null);
    }
  }

  /** @returns false when nothing was begun */
  function begin(kind: IntegrationKind, account: ConnectingAccount): boolean {
    if (running.current) {
      return false;
    }
    const popup = openConnectWindow();
    if (!popup) {
      showFailure({ text: integrationMessages.popupBlocked });
      return false;
    }
    const begun = { kind, account, popup, aborter: new AbortController() };
    running.current = begun;
    setAttempt(begun);
    lead.mutate(begun, {
      onSuccess: (address) => onLed(attemptOf(address), { kind, account }),
      onError: (error) => {
        if (running.current === begun) {
          end();
          reportStartFailure(kind, error);
        }
      },
    });
    return true;
  }

  useClosedWindow(attempt?.popup ?? null, () => end());
  useEffect(() => () => running.current?.aborter.abort(), []);
  return { connecting: attempt?.kind.type ?? null, begin, end };
}

/** Requests the consent page and navigates the pop-up there, or closes it. */
function useLeadToProvider() {
  const api = useApi();
  return useMutation({
    mutationFn: async ({ kind, account, popup, aborter }: Attempt) => {
      try {
        const address = await startConnection(api, {
          kind,
          accountId: account.id,
          signal: aborter.signal,
        });
        popup.goTo(address);
        return address;
      } catch (error) {
        popup.close();
        throw error;
      }
    },
  });
}

/** The `state` of a consent page, which the provider brings back. */
function attemptOf(address: string): string {
  return new URL(address).searchParams.get('state') ?? address;
}

function reportStartFailure({ title }: IntegrationKind, error: Error): void {
  logError(`${title} could not be started.`, error);
  const sentence = integrationMessages.startFailed;
  const isReasonKnown =
    error instanceof RequestRefused && failureCode(error) === 'provider_not_configured';
  showFailure(isReasonKnown ? { title: sentence, text: error.message } : { text: sentence });
}
