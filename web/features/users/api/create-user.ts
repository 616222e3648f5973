import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CreateUserRequest } from '#contract/functions/users.ts';
import { userFunctionFailures } from '#contract/user-messages.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { invokeUserFunction } from './invoke-user-function.ts';
import { reloadUsers } from './reload-users.ts';

/** Creates a user with sign-in and profile, and reloads what shows users. */
export function useCreateUser() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateUserRequest) =>
      invokeUserFunction(api, { name: 'create-user', body, failed: userFunctionFailures.create }),
    onSuccess: () => reloadUsers(queryClient),
  });
}
