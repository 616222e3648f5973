import { useMutation } from '@tanstack/react-query';
import { userMessages } from '#contract/messages/users.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { invokeUserFunction } from './invoke-user-function.ts';

/** Sets a user's new password, which ends their sessions. */
export function useResetUserPassword(userId: string) {
  const api = useApi();
  return useMutation({
    mutationFn: (newPassword: string) =>
      invokeUserFunction(api, {
        name: 'reset-user-password',
        body: { userId, newPassword },
        failed: userMessages.resetFailed,
      }),
  });
}
