import { Navigate, useLocation } from 'react-router';
import { SignInScreen } from '#web/features/sign-in/components/sign-in-screen.tsx';
import { useSession, useSessionKeeper } from '#web/lib/session/session-context.tsx';
import { CenteredSpinner } from '#web/ui/centered-spinner.tsx';
import { placeToGo, wasSomebodyThere } from './deep-link.ts';

/** /auth inside the app: the sign-in screen; a signed-in person is redirected. */
export function AuthRoute() {
  const session = useSession();
  const keeper = useSessionKeeper();
  const { state } = useLocation();
  if (session.status === 'loading') {
    return <CenteredSpinner />;
  }
  if (session.status === 'signed-in') {
    return <Navigate to={placeToGo(state, session.userId)} replace />;
  }
  return <SignInScreen signIn={keeper.signIn} isSessionOver={wasSomebodyThere(state)} />;
}
