import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { mailAllowResponse, mailLogResponse } from '#contract/functions/mail-log.ts';
import type { Api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { invoke } from '#web/lib/api/invoke.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';

/** The newest mails of all churches. */
export function mailLogQuery(api: Api) {
  return queryOptions({
    queryKey: [queryRoots.mailLog] as const,
    queryFn: ({ signal }) => invoke(api, 'mail-log', {}, mailLogResponse, { signal }),
  });
}

/** Lets mails be sent to an address again. */
export function useAllowAddress() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (address: string) => invoke(api, 'mail-allow', { address }, mailAllowResponse),
    onSuccess: () => client.invalidateQueries({ queryKey: [queryRoots.mailLog] }),
  });
}
