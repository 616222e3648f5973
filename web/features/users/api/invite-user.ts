import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invitationMessages } from '#contract/messages/invitations.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import type { Edit } from '#web/lib/api/save-changes.ts';
import type { UserColumns } from '../model.ts';
import { invokeUserFunction } from './invoke-user-function.ts';

/** Invites a user by a mail. */
export function useInviteUser() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ columns: { account_id, ...user } }: Edit<UserColumns>) =>
      invokeUserFunction(api, {
        name: 'invite-user',
        body: user.role === 'account_admin' ? { ...user, account_id } : user,
        failed: invitationMessages.failed,
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: [queryRoots.invitations] }),
  });
}
