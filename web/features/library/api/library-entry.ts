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

/** A core knowledge entry's library data, its versions, and where it was used. */
export function libraryEntryQuery(api: Api, entryId: string) {
  return queryOptions({
    queryKey: [queryRoots.library, entryId],
    queryFn: () => invoke(api, 'library-entry', { id: entryId }, libraryEntryResponse),
  });
}

/** An entry with what would stand beside it. */
export type Tried = { id: string; entry: LibraryEntry };

/** The entries that each rule would choose, for a church or, for null, in general. */
export function dryRunQuery(api: Api, accountId: string | null, tried: Tried) {
  return queryOptions({
    queryKey: [queryRoots.library, 'dry-run', accountId, tried],
    queryFn: () =>
      invoke(
        api,
        'library-dry-run',
        accountId === null ? { tried } : { accountId, tried },
        libraryDryRunResponse,
      ),
  });
}

/** Saves an entry's library data. */
export function useSaveLibraryEntry(entryId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (entry: LibraryEntry) =>
      invoke(api, 'library-entry-save', { id: entryId, entry }, libraryEntryResponse),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [queryRoots.library] }),
  });
}
