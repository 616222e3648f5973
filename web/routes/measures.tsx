import { useCurrentAccount } from '#web/app/current-account.ts';
import { MeasuresScreen } from '#web/features/measures/components/measures-screen.tsx';

/** /account/measures */
export function Component() {
  return <MeasuresScreen account={useCurrentAccount()} />;
}
