import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type Colleague,
  colleaguesResponse,
  profileMarksSaveResponse,
} from '#contract/functions/colleagues.ts';
import type { Api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { invoke } from '#web/lib/api/invoke.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';

/** A church's account admins, for those who may change their rights. */
export function colleaguesQuery(api: Api, accountId: string) {
  return queryOptions({
    queryKey: [queryRoots.colleagues, accountId] as const,
    queryFn: ({ signal }) =>
      invoke(api, 'colleagues', { accountId }, colleaguesResponse, { signal }),
  });
}

export type Marks = Pick<Colleague, 'profileId' | 'mayOnlyLook' | 'withoutGiving'>;

/** Changes the rights of a colleague. */
export function useSaveMarks(accountId: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ profileId, mayOnlyLook, withoutGiving }: Marks) =>
      invoke(
        api,
        'profile-marks-save',
        { profileId, mayOnlyLook, withoutGiving },
        profileMarksSaveResponse,
      ),
    // A refusal can come from what somebody else has changed meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: [queryRoots.colleagues, accountId] }),
  });
}
