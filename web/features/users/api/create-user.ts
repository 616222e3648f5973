import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userFunctionFailures } from '#contract/messages/users.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import type { Edit } from '#web/lib/api/save-changes.ts';
import { createUserBodyOf, type NewUserColumns } from '../model.ts';
import { invokeUserFunction } from './invoke-user-function.ts';
import { reloadUsers } from './reload-users.ts';

/** Creates a user with sign-in and profile, and reloads what shows users. */
export function useCreateUser() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ columns }: Edit<NewUserColumns>) =>
      invokeUserFunction(api, {
        name: 'create-user',
        body: createUserBodyOf(columns),
        failed: userFunctionFailures.create,
      }),
    onSuccess: () => reloadUsers(queryClient),
  });
}
