import { createContext, use } from 'react';
import type { IntegrationKind, IntegrationType } from '../model.ts';

type Connections = {
  /** The integration whose connection is under way; all Connect buttons wait meanwhile. */
  connecting: IntegrationType | null;
  /** Opens the pop-up, so it must be called in the click itself. */
  connect: (kind: IntegrationKind) => void;
};

export const ConnectionsContext = createContext<Connections | null>(null);

/** Connecting, and whether it is under way. */
export function useConnections(): Connections {
  const connections = use(ConnectionsContext);
  if (!connections) {
    throw new Error('useConnections needs a ConnectionsProvider above it.');
  }
  return connections;
}
