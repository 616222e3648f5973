import { useCurrentAccount } from '#web/app/current-account.ts';
import { ColleaguesScreen } from '#web/features/colleagues/components/colleagues-screen.tsx';

/** /account/colleagues */
export function Component() {
  const account = useCurrentAccount();
  return account ? <ColleaguesScreen key={account.id} account={account} /> : null;
}
