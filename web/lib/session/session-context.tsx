import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { SessionKeeper } from './session-keeper.ts';
import type { SessionState } from './session-state.ts';

const SessionContext = createContext<SessionKeeper | null>(null);

type Props = { keeper: SessionKeeper; children: ReactNode };

export function SessionProvider({ keeper, children }: Props) {
  return <SessionContext value={keeper}>{children}</SessionContext>;
}

/** The owner of the session, to sign in and out. */
export function useSessionKeeper(): SessionKeeper {
  const keeper = use(SessionContext);
  if (!keeper) {
    throw new Error('useSessionKeeper needs a SessionProvider above it.');
  }
  return keeper;
}

/** The session state; renders again when it changes, in other tabs too. */
export function useSession(): SessionState {
  const keeper = useSessionKeeper();
  return useSyncExternalStore(keeper.subscribe, keeper.state);
}
