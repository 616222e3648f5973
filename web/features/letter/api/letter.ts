import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type LetterSettings,
  letterOfferResponse,
  letterSettings,
  letterTestResponse,
} from '#contract/functions/letters.ts';
import type { Api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { invoke } from '#web/lib/api/invoke.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';

/** The signed-in person's own letter of a church. */
export function letterQuery(api: Api, accountId: string) {
  return queryOptions({
    queryKey: [queryRoots.letter, accountId] as const,
    queryFn: ({ signal }) =>
      invoke(api, 'letter-settings', { accountId }, letterSettings, { signal }),
  });
}

/** What a person can say about it. */
export type LetterWish = Pick<LetterSettings, 'subscribed' | 'evenWhenNothing'>;

/** Asks for the letter, changes it or ends it. */
export function useSaveLetter(accountId: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ subscribed, evenWhenNothing }: LetterWish) =>
      invoke(
        api,
        'letter-settings-save',
        { accountId, subscribed, evenWhenNothing },
        letterSettings,
      ),
    onSuccess: (saved) => client.setQueryData(letterQuery(api, accountId).queryKey, saved),
  });
}

/** Sends the signed-in person the letter as it would be now. */
export function useTestLetter(accountId: string) {
  const api = useApi();
  return useMutation({
    mutationFn: () => invoke(api, 'letter-test', { accountId }, letterTestResponse),
  });
}

/** Offers the letter to a colleague. */
export function useOfferLetter(accountId: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (profileId: string) =>
      invoke(api, 'letter-offer', { accountId, profileId }, letterOfferResponse),
    onSettled: () => client.invalidateQueries({ queryKey: [queryRoots.colleagues, accountId] }),
  });
}
