import { useNavigate } from 'react-router';
import { useAccountView } from '#web/features/account-view/account-view-context.tsx';
import { paths } from '#web/lib/paths.ts';
import { useSessionKeeper } from '#web/lib/session/session-context.tsx';
import { useLeaveFreely } from '#web/screens/unsaved-changes.tsx';

/**
 * Signs out: drops the session, the chosen account and all loaded data, whatever the server says,
 * and replaces the page by /auth.
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const keeper = useSessionKeeper();
  const { clear } = useAccountView();
  const leaveFreely = useLeaveFreely();
  return async () => {
    await keeper.signOut();
    clear();
    leaveFreely(() => void navigate(paths.signIn, { replace: true }));
  };
}
