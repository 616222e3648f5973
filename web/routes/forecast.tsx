import { useCurrentAccount } from '#web/app/current-account.ts';
import { ForecastScreen } from '#web/features/forecast/components/forecast-screen.tsx';

/** /account/forecast */
export function Component() {
  return <ForecastScreen account={useCurrentAccount()} />;
}
