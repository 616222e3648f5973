import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { SignInScreen } from '#web/features/sign-in/components/sign-in-screen.tsx';
import { logError } from '#web/lib/log.ts';
import type { SessionKeeper } from '#web/lib/session/session-keeper.ts';
import type { Credentials, SignInResult } from '#web/lib/session/session-state.ts';
import { hasStoredSession } from '#web/lib/session/stored-session.ts';
import { CenteredSpinner } from '#web/ui/centered-spinner.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';

type LoadKeeper = () => Promise<SessionKeeper>;
type Props = {
  startsAtSignIn: boolean;
  /** The owner of the session, which signs in before the app is there. */
  loadKeeper: LoadKeeper;
  loadApp: () => Promise<ComponentType>;
  /** Fetches what comes after signing in, while the person types. */
  fetchAhead: () => void;
};

/**
 * Without a session, /auth needs nothing else: the sign-in screen is shown alone, and the rest is loaded
 * while the person types. Everybody else gets the app at once.
 */
export function SignInGate({ startsAtSignIn, loadKeeper, loadApp, fetchAhead }: Props) {
  const [App, setApp] = useState<ComponentType | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const { isSignedIn, signIn } = useKeeper(startsAtSignIn, loadKeeper);
  const needsApp = !startsAtSignIn || isSignedIn;

  useEffect(() => {
    if (needsApp) {
      loadApp().then(
        (Loaded) => setApp(() => Loaded),
        (cause) => {
          logError('The app could not be loaded.', cause);
          setHasFailed(true);
        },
      );
    }
  }, [needsApp, loadApp]);

  if (App) {
    return <App />;
  }
  if (hasFailed) {
    return <LoadFailure />;
  }
  return startsAtSignIn ? (
    <SignInScreen signIn={signIn} onTyping={fetchAhead} />
  ) : (
    <CenteredSpinner />
  );
}

/** Loads the owner of the session when somebody signs in, here or in another tab. */
function useKeeper(startsAtSignIn: boolean, loadKeeper: LoadKeeper) {
  const [keeper, setKeeper] = useState<SessionKeeper | null>(null);
  const isSignedIn = useSyncExternalStore(
    keeper?.subscribe ?? neverChanges,
    () => keeper?.state().status === 'signed-in',
  );

  useEffect(() => {
    const follow = () => {
      if (startsAtSignIn && hasStoredSession()) {
        loadKeeper().then(setKeeper, () => undefined);
      }
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [startsAtSignIn, loadKeeper]);

  async function signIn(given: Credentials): Promise<SignInResult> {
    try {
      const loaded = await loadKeeper();
      setKeeper(loaded);
      return await loaded.signIn(given);
    } catch (cause) {
      logError('What signs people in could not be loaded.', cause);
      return { outcome: 'unexpected' };
    }
  }

  return { isSignedIn, signIn };
}

const neverChanges = () => () => undefined;
