import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { syncStartResponse, syncStatusResponse } from '#contract/functions/sync.ts';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import type { Api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { invoke } from '#web/lib/api/invoke.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import { isUnderWay } from '../sync-words.ts';

const pollMs = 2000;

const syncStatusKey = (accountId: string) => [queryRoots.syncStatus, accountId] as const;

/** The progress of each connection; polled every two seconds while a sync runs. */
export function syncStatusQuery(api: Api, accountId: string) {
  return queryOptions({
    queryKey: syncStatusKey(accountId),
    queryFn: () => invoke(api, 'sync-status', { accountId }, syncStatusResponse),
    refetchInterval: ({ state }) => (state.data?.integrations.some(isUnderWay) ? pollMs : false),
  });
}

/** Starts a sync, or returns the one that is already running. */
export function useStartSync(accountId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (integrationType: IntegrationType) =>
      invoke(api, 'sync-start', { accountId, integrationType }, syncStartResponse),
    onSettled: () => queryClient.invalidateQueries({ queryKey: syncStatusKey(accountId) }),
  });
}
