import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type ShareLinkDraft,
  sharedPulseResponse,
  shareLinkCreateResponse,
  shareLinkRevokeResponse,
  shareLinksResponse,
} from '#contract/functions/share-links.ts';
import type { Api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { invoke } from '#web/lib/api/invoke.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';

const linksKey = (accountId: string) => [queryRoots.shareLinks, accountId] as const;

/** The read-only links of a church, newest first. */
export function shareLinksQuery(api: Api, accountId: string) {
  return queryOptions({
    queryKey: linksKey(accountId),
    queryFn: () => invoke(api, 'share-links', { accountId }, shareLinksResponse),
  });
}

/** Creates a link; the answer has the only copy of its address. */
export function useCreateLink(accountId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (draft: Omit<ShareLinkDraft, 'accountId'>) =>
      invoke(api, 'share-link-create', { accountId, ...draft }, shareLinkCreateResponse),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: linksKey(accountId) }),
  });
}

/** Revokes a link at once, or takes that back. */
export function useRevokeLink(accountId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, undo = false }: { id: string; undo?: boolean }) =>
      invoke(
        api,
        'share-link-revoke',
        { accountId, id, ...(undo ? { undo } : {}) },
        shareLinkRevokeResponse,
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: linksKey(accountId) }),
  });
}

/** The dashboard behind a shared link. */
export function sharedPulseQuery(api: Api, token: string, week: string | null) {
  return queryOptions({
    queryKey: [queryRoots.sharedPulse, token, week],
    queryFn: () =>
      invoke(
        api,
        'shared-pulse',
        { token, ...(week === null ? {} : { week }) },
        sharedPulseResponse,
      ),
  });
}
