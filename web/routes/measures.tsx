import { CountSetup } from '#web/features/count-setup/components/count-setup.tsx';
import { MeasuresScreen } from '#web/features/measures/components/measures-screen.tsx';
import { useCurrentAccount } from './current-account.ts';

/** /account/measures: what is read from Planning Center, and what is counted by hand. */
export function Component() {
  const account = useCurrentAccount();
  return (
    <MeasuresScreen
      account={account}
      byHand={account ? <CountSetup key={account.id} account={account} /> : null}
    />
  );
}
