import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userFunctionFailures } from '#contract/messages/users.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import type { User } from '../model.ts';
import { invokeUserFunction } from './invoke-user-function.ts';
import { usersListKey } from './list-users.ts';
import { reloadUsers } from './reload-users.ts';

/**
 * Deletes a user by user id, takes them off the list at once and reloads what shows users. A refusal
 * reloads too: the user may be gone already.
 */
export function useDeleteUser() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) =>
      invokeUserFunction(api, {
        name: 'delete-user',
        body: { userId },
        failed: userFunctionFailures.delete,
      }),
    onSuccess: (_nothing, userId) => {
      queryClient.setQueryData<User[]>(usersListKey, (users) =>
        users?.filter((user) => user.user_id !== userId),
      );
    },
    onSettled: () => reloadUsers(queryClient),
  });
}
