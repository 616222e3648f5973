import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type LibraryEntry,
  libraryDryRunResponse,
  libraryEntryResponse,
} from '#contract/functions/recommendations.ts';
import type { Api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { invoke } from '#web/lib/api/invoke.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';

/** What stands beside an entry of core knowledge, its versions, and where it was used. */
export function libraryEntryQuery(api: Api, entryId: string) {
  return queryOptions({
    queryKey: [queryRoots.library, entryId],
    queryFn: () => invoke(api, 'library-entry', { id: entryId }, libraryEntryResponse),
  });
}

/** Which entries every rule would choose, at a church or, without one, at none in particular. */
export function dryRunQuery(api: Api, accountId: string | null) {
  return queryOptions({
    queryKey: [queryRoots.library, 'dry-run', accountId],
    queryFn: () =>
      invoke(
        api,
        'library-dry-run',
        accountId === null ? {} : { accountId },
        libraryDryRunResponse,
      ),
  });
}

/** Saves what stands beside an entry. */
export function useSaveLibraryEntry(entryId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (entry: LibraryEntry) =>
      invoke(api, 'library-entry-save', { id: entryId, entry }, libraryEntryResponse),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [queryRoots.library] }),
  });
}
