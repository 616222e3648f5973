import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrganizationInfo } from '#contract/functions/planning-center.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { integrationsQuery } from './list-integrations.ts';
import { organizationInfoKey, readOrganizationInfo } from './read-organization-info.ts';

/** 'Sync Data': reads the organization and the list of integrations again; what is shown stays meanwhile. */
export function useSyncOrganizationInfo(accountId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
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
