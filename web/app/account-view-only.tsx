import { Navigate, Outlet } from 'react-router';
import { useAccountView } from '#web/features/account-view/account-view-context.tsx';
import { useViewer } from '#web/features/viewer/viewer-context.tsx';
import { paths } from '#web/lib/paths.ts';

/** The account guard: a super admin must have chosen an account; everybody else sees the page. */
export function AccountViewOnly() {
  const { role } = useViewer();
  const { selected } = useAccountView();
  return role === 'super_admin' && selected === null ? (
    <Navigate to={paths.accounts} replace />
  ) : (
    <Outlet />
  );
}
