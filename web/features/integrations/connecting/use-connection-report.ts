import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ConnectionMessage, ConnectionMessageType } from '#contract/functions/connections.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import { showFailure, showSuccess } from '#web/ui/toasts.ts';
import {
  type ConnectingAccount,
  type IntegrationKind,
  type IntegrationType,
  integrationKinds,
} from '../model.ts';
import { listenToConnections, type Road } from './connection-messages.ts';
import type { Begun } from './use-connection-attempt.ts';

/** The same message arrives by both ways; within this time it is shown once. */
const echoMs = 5000;

type Options = {
  /** The church that is shown now. */
  account: ConnectingAccount | null;
  /** What was begun in this window, by attempt; what has ended is taken out. */
  begun: Map<string, Begun>;
  onEnded: (type: IntegrationType) => void;
};

/** Receives how a connection ended, even long after the pop-up seemed closed. */
export function useConnectionReport({ account, begun, onEnded }: Options): void {
  const refresh = useRefresh();
  const told = useRef<Told | null>(null);

  const hear = useEffectEvent((message: ConnectionMessage, road: Road): boolean => {
    const report = readReport(message.type);
    const ours = takeBegun(begun, message, report.kind, road);
    if (!ours && isEcho(told.current, message)) {
      return true;
    }
    // Our pop-up may finish after this page was reloaded and has forgotten what was begun.
    const isForUs = ours !== undefined || road === 'opener';
    if (ours) {
      onEnded(report.kind.type);
    }
    if (isForUs) {
      told.current = { ...message, at: Date.now() };
      showOutcome(report, ours && ours.account.id !== account?.id ? ours.account.name : undefined);
    }
    if (report.isSuccess) {
      refresh(report.kind);
    }
    return isForUs;
  });

  useEffect(() => listenToConnections((message, road) => hear(message, road)), []);
}

/**
 * Removes and returns the attempt that a message is about, if this window began it. A message without an
 * attempt is about the newest of its integration, but only if the pop-up itself sent it to this window.
 */
function takeBegun(
  begun: Map<string, Begun>,
  { attempt }: ConnectionMessage,
  { type }: IntegrationKind,
  road: Road,
): Begun | undefined {
  const newest = () => [...begun].findLast(([, { kind }]) => kind.type === type)?.[0];
  const id = attempt ?? (road === 'opener' ? newest() : undefined);
  const ours = id === undefined ? undefined : begun.get(id);
  if (id !== undefined) {
    begun.delete(id);
  }
  return ours;
}

type Told = ConnectionMessage & { at: number };

function isEcho(told: Told | null, { type, attempt }: ConnectionMessage): boolean {
  return told?.type === type && told.attempt === attempt && Date.now() - told.at < echoMs;
}

type Report = { kind: IntegrationKind; isSuccess: boolean };

function readReport(type: ConnectionMessageType): Report {
  const kind = integrationKinds.find(({ messageTypes }) =>
    Object.values(messageTypes).includes(type),
  );
  if (!kind) {
    throw new Error(`No integration says ${type}.`);
  }
  return { kind, isSuccess: kind.messageTypes.success === type };
}

/** Names the church only when another one is on the screen by now. */
function showOutcome({ kind, isSuccess }: Report, title: string | undefined): void {
  const { connected, connectFailed } = kind.sentences;
  const head = title === undefined ? {} : { title };
  if (isSuccess) {
    showSuccess({ ...head, text: connected });
  } else {
    showFailure({ ...head, text: connectFailed });
  }
}

/** Reloads the list, and resets what was read from the integration or could not be. */
function useRefresh() {
  const queryClient = useQueryClient();
  return ({ queryRoot }: IntegrationKind) => {
    void queryClient.invalidateQueries({ queryKey: [queryRoots.integrations] });
    void queryClient.resetQueries({ queryKey: [queryRoot] });
  };
}
