import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ConnectionMessageType } from '#contract/functions/connections.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import { showFailure, showSuccess } from '#web/ui/toasts.ts';
import {
  type Connectable,
  type ConnectingAccount,
  connectable,
  type IntegrationType,
} from '../model.ts';
import { listenToConnections, type Road } from './connection-messages.ts';

/** The opener and the channel bring the same news; within this time it is told once. */
const echoMs = 5000;

type Options = {
  /** The church that is shown now. */
  account: ConnectingAccount | null;
  /** For which church a connection was begun in this window; what has ended is taken out. */
  begun: Map<IntegrationType, ConnectingAccount>;
  onEnded: (type: IntegrationType) => void;
};

/** Hears how a connection ended, also when the pop-up has read as closed long ago. */
export function useConnectionReport({ account, begun, onEnded }: Options): void {
  const refresh = useRefresh();
  const told = useRef<{ type: ConnectionMessageType; at: number } | null>(null);

  const hear = useEffectEvent((type: ConnectionMessageType, road: Road): boolean => {
    const report = readReport(type);
    const begunFor = begun.get(report.system.type);
    const isEcho = told.current?.type === type && Date.now() - told.current.at < echoMs;
    if (!begunFor && isEcho) {
      return true;
    }
    const isForUs = begunFor !== undefined || road === 'opener';
    if (isForUs) {
      begun.delete(report.system.type);
      told.current = { type, at: Date.now() };
      onEnded(report.system.type);
      tell(report, begunFor && begunFor.id !== account?.id ? begunFor.name : undefined);
    }
    if (report.isSuccess) {
      refresh(report.system);
    }
    return isForUs;
  });

  useEffect(() => listenToConnections((type, road) => hear(type, road)), []);
}

type Report = { system: Connectable; isSuccess: boolean };

function readReport(type: ConnectionMessageType): Report {
  const system = connectable.find(({ messageTypes }) => Object.values(messageTypes).includes(type));
  if (!system) {
    throw new Error(`No system says ${type}.`);
  }
  return { system, isSuccess: system.messageTypes.success === type };
}

/** Names the church only when another one is on the screen by now. */
function tell({ system, isSuccess }: Report, title: string | undefined): void {
  const { connected, connectFailed } = system.sentences;
  const head = title === undefined ? {} : { title };
  if (isSuccess) {
    showSuccess({ ...head, text: connected });
  } else {
    showFailure({ ...head, text: connectFailed });
  }
}

/** The list is read again; what was read from the system, or could not be, begins anew. */
function useRefresh() {
  const queryClient = useQueryClient();
  return ({ queryRoot }: Connectable) => {
    void queryClient.invalidateQueries({ queryKey: [queryRoots.integrations] });
    void queryClient.resetQueries({ queryKey: [queryRoot] });
  };
}
