import { MeasuresScreen } from '#web/features/measures/components/measures-screen.tsx';
import { useCurrentAccount } from './current-account.ts';

/** /account/measures */
export function Component() {
  return <MeasuresScreen account={useCurrentAccount()} />;
}
