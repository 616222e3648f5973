import { useMutation, useQueryClient } from '@tanstack/react-query';
import { profileRow } from '#contract/tables/profiles.ts';
import { read } from '#web/lib/api/answer.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import type { UserColumns } from '../model.ts';
import { reloadUsers } from './reload-users.ts';

/**
 * Changes a user and reloads what shows users. Asks for the row back, because an update of somebody
 * who is gone would otherwise look like success.
 */
export function useUpdateUser(userId: string) {
  const { tables } = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (columns: UserColumns) =>
      read(
        profileRow,
        tables.from('profiles').update(columns).eq('user_id', userId).select().single(),
      ),
    onSuccess: () => reloadUsers(queryClient),
  });
}
