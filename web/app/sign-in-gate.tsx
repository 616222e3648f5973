import { type ComponentType, useEffect, useState } from 'react';
import { SignInScreen } from '#web/features/sign-in/components/sign-in-screen.tsx';
import { logError } from '#web/lib/log.ts';
import { useSession, useSessionKeeper } from '#web/lib/session/session-context.tsx';
import { CenteredSpinner } from '#web/ui/centered-spinner.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';

type LoadApp = () => Promise<ComponentType>;
type Props = { startsAtSignIn: boolean; loadApp: LoadApp };

/**
 * Without a session, /auth needs none of the app: the sign-in screen is shown alone, and the app is
 * loaded while the person types. Everybody else gets the app at once.
 */
export function SignInGate({ startsAtSignIn, loadApp }: Props) {
  const session = useSession();
  const keeper = useSessionKeeper();
  const [App, setApp] = useState<ComponentType | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const needsApp = !startsAtSignIn || session.status === 'signed-in';

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
    <SignInScreen signIn={keeper.signIn} onTyping={() => fetchAhead(loadApp)} />
  ) : (
    <CenteredSpinner />
  );
}

/** A failure here is ignored: the app is loaded again when it is needed. */
function fetchAhead(loadApp: LoadApp): void {
  loadApp().catch(() => undefined);
}
