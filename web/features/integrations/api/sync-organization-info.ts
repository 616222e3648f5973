import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrganizationInfo } from '#contract/functions/planning-center.ts';
import { syncStartResponse } from '#contract/functions/sync.ts';
import type { Api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { invoke } from '#web/lib/api/invoke.ts';
import { integrationsQuery } from './list-integrations.ts';
import { organizationInfoKey, readOrganizationInfo } from './read-organization-info.ts';

/**
 * 'Sync Data': reads the organization and the list of integrations again; what is shown stays
 * meanwhile. The church's weeks are read again in the background.
 */
export function useSyncOrganizationInfo(accountId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      startReadingWeeks(api, accountId);
      const [info] = await Promise.all([
        readOrganizationInfo(api, accountId),
        queryClient.fetchQuery(integrationsQuery(api, accountId)),
      ]);
      return info;
    },
    onSuccess: (info) => {
      queryClient.setQueryData<OrganizationInfo>(organizationInfoKey(accountId), info);
    },
  });
}

/** The progress of that has a status of its own; Sync Data does not wait for it. */
function startReadingWeeks(api: Api, accountId: string): void {
  const body = { accountId, integrationType: 'planning_center' };
  invoke(api, 'sync-start', body, syncStartResponse).catch(() => {});
}
