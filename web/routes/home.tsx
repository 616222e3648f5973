import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { useAccountView } from '#web/features/account-view/account-view-context.tsx';
import { ViewerFailure } from '#web/features/viewer/components/viewer-failure.tsx';
import { useViewer, useViewerState } from '#web/features/viewer/viewer-context.tsx';
import { paths } from '#web/lib/paths.ts';

/**
 * /: sends a super admin to the accounts, without a chosen one, and everybody else to their
 * dashboard.
 */
export function Component() {
  const { role } = useViewer();
  const { isKnown } = useViewerState();
  const { clear } = useAccountView();
  const isSuperAdmin = role === 'super_admin';

  useEffect(() => {
    if (isSuperAdmin) {
      clear();
    }
  }, [isSuperAdmin, clear]);

  if (!isKnown) {
    return <ViewerFailure />;
  }
  return <Navigate to={isSuperAdmin ? paths.accounts : paths.dashboard} replace />;
}
