import { useQuery } from '@tanstack/react-query';
import { ForecastScreen } from '#web/features/forecast/components/forecast-screen.tsx';
import { integrationsQuery } from '#web/features/integrations/api/list-integrations.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { useCurrentAccount } from './current-account.ts';

/** /account/forecast */
export function Component() {
  const account = useCurrentAccount();
  const { data, error } = useQuery({
    ...integrationsQuery(useApi(), account?.id ?? ''),
    enabled: account !== null,
  });
  // A church that never connected anything has nothing to forecast from: it is not even asked for.
  const isConnected = data ? data.length > 0 : null;
  return <ForecastScreen account={account} isConnected={error ? true : isConnected} />;
}
