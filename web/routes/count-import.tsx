import { Navigate } from 'react-router';
import { useCurrentAccount } from '#web/app/current-account.ts';
import { ImportScreen } from '#web/features/spreadsheet/components/import-screen.tsx';
import { paths } from '#web/lib/paths.ts';

/** /account/count/import */
export function Component() {
  const account = useCurrentAccount();
  return account ? (
    <ImportScreen key={account.id} account={account} />
  ) : (
    <Navigate to={paths.dashboard} replace />
  );
}
