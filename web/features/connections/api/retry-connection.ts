import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ConnectionHealth } from '#contract/functions/connections-health.ts';
import { syncStartResponse } from '#contract/functions/sync.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { invoke } from '#web/lib/api/invoke.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';

/** Reads a connection again now. */
export function useRetryConnection() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ accountId, integrationType }: ConnectionHealth) =>
      invoke(api, 'sync-start', { accountId, integrationType }, syncStartResponse),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [queryRoots.connections] }),
  });
}
