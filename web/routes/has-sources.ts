import { useQuery } from '@tanstack/react-query';
import { setupQuery } from '#web/features/count-setup/api/setup.ts';
import { integrationsQuery } from '#web/features/integrations/api/list-integrations.ts';
import { useApi } from '#web/lib/api/api-context.tsx';

/**
 * Whether a church has anything that numbers come from, a connection or counts by hand; null while it is not
 * known. What cannot be read is asked for all the same.
 */
export function useHasSources(accountId: string | null): boolean | null {
  const api = useApi();
  const connections = useQuery({
    ...integrationsQuery(api, accountId ?? ''),
    enabled: accountId !== null,
  });
  const byHand = useQuery({
    ...setupQuery(api, accountId ?? ''),
    enabled: accountId !== null && connections.data?.length === 0,
  });
  if (connections.error || byHand.error || (connections.data && connections.data.length > 0)) {
    return true;
  }
  return byHand.data ? byHand.data.categories.length > 0 : null;
}
