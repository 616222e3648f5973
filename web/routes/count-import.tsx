import { Navigate } from 'react-router';
import { ImportScreen } from '#web/features/spreadsheet/components/import-screen.tsx';
import { paths } from '#web/lib/paths.ts';
import { useCurrentAccount } from './current-account.ts';

/** /account/count/import */
export function Component() {
  const account = useCurrentAccount();
  return account ? (
    <ImportScreen key={account.id} account={account} />
  ) : (
    <Navigate to={paths.dashboard} replace />
  );
}
