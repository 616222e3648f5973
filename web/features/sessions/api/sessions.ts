import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { sessionEndResponse, sessionsResponse } from '#contract/functions/sessions.ts';
import type { Api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { invoke } from '#web/lib/api/invoke.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';

const key = [queryRoots.sessions] as const;

/** Where the signed-in person is signed in. */
export function sessionsQuery(api: Api) {
  return queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => invoke(api, 'sessions', {}, sessionsResponse, { signal }),
  });
}

/** Signs out of one session by its id, or of all others. */
export function useEndSessions() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (which: { id: string } | { others: true }) =>
      invoke(api, 'session-end', which, sessionEndResponse),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}
