import { type ReactNode, useState } from 'react';
import { integrationMessages } from '#contract/messages/integrations.ts';
import { showFailure } from '#web/ui/toasts.ts';
import type { ConnectingAccount, IntegrationKind } from '../model.ts';
import { ConnectionsContext } from './connections-context.tsx';
import { type Begun, useConnectionAttempt } from './use-connection-attempt.ts';
import { useConnectionReport } from './use-connection-report.ts';

type Props = { account: ConnectingAccount | null; children: ReactNode };

/**
 * Connecting to integrations, for all pages of an account: a pop-up that is still open while the
 * person looks at another page, or at another church, reports here all the same.
 */
export function ConnectionsProvider({ account, children }: Props) {
  const [begun] = useState(() => new Map<string, Begun>());
  const { connecting, begin, end } = useConnectionAttempt((id, attempt) => begun.set(id, attempt));
  useConnectionReport({ account, begun, onEnded: end });

  function connect(kind: IntegrationKind) {
    if (!account) {
      showFailure({ text: integrationMessages.accountFirst });
    } else {
      begin(kind, account);
    }
  }

  return <ConnectionsContext value={{ connecting, connect }}>{children}</ConnectionsContext>;
}
