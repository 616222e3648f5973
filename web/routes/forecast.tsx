import { ForecastScreen } from '#web/features/forecast/components/forecast-screen.tsx';
import { useCurrentAccount } from './current-account.ts';
import { useHasSources } from './has-sources.ts';

/** /account/forecast: a church that has nothing to forecast from is not even asked for. */
export function Component() {
  const account = useCurrentAccount();
  const hasSources = useHasSources(account?.id ?? null);
  return <ForecastScreen account={account} hasSources={hasSources} />;
}
