import { ReportScreen } from '#web/features/report/components/report-screen.tsx';
import { useCurrentAccount } from './current-account.ts';

/** /account/report */
export function Component() {
  const account = useCurrentAccount();
  return account ? <ReportScreen key={account.id} account={account} /> : null;
}
