import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type Invitation,
  invitationEndResponse,
  invitationsResponse,
} from '#contract/functions/invitations.ts';
import { userFunctionResponse } from '#contract/functions/users.ts';
import type { Api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { invoke } from '#web/lib/api/invoke.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';

/** The open invitations of a church; of all, for super admins, without one. */
export function invitationsQuery(api: Api, accountId: string | null) {
  return queryOptions({
    queryKey: [queryRoots.invitations, accountId] as const,
    queryFn: ({ signal }) =>
      invoke(api, 'invitations', { accountId }, invitationsResponse, { signal }),
  });
}

/** Whom to invite, and to what. */
export type Invited = Pick<Invitation, 'email' | 'firstName' | 'lastName' | 'role' | 'accountId'> &
  Partial<Pick<Invitation, 'phoneNumber'>>;

/** Invites somebody, or the same person again. */
export function useInvite() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ email, firstName, lastName, phoneNumber = null, role, accountId }: Invited) =>
      invoke(
        api,
        'invite-user',
        {
          email,
          first_name: firstName,
          last_name: lastName,
          phone_number: phoneNumber,
          role,
          account_id: accountId,
        },
        userFunctionResponse,
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: [queryRoots.invitations] }),
  });
}

/** Ends an invitation. */
export function useEndInvitation() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Invitation) =>
      invoke(api, 'invitation-end', { id }, invitationEndResponse),
    // Somebody may have accepted or ended it meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: [queryRoots.invitations] }),
  });
}
