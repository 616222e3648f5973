import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { platformSettingsResponse } from '#contract/functions/invitations.ts';
import type { Api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { invoke } from '#web/lib/api/invoke.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';

/** What super admins have decided for the whole platform. */
export function platformSettingsQuery(api: Api) {
  return queryOptions({
    queryKey: [queryRoots.platformSettings] as const,
    queryFn: ({ signal }) =>
      invoke(api, 'platform-settings', {}, platformSettingsResponse, { signal }),
  });
}

/** Lets account admins invite, or not. */
export function useSwitchInviting() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (adminsMayInvite: boolean) =>
      invoke(api, 'platform-settings', { adminsMayInvite }, platformSettingsResponse),
    onSuccess: (settings) => client.setQueryData([queryRoots.platformSettings], settings),
  });
}
