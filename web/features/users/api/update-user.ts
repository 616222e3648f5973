import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Profile, profileRow } from '#contract/tables/profiles.ts';
import { read } from '#web/lib/api/answer.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import { ChangedMeanwhile, type Edit, saveChanges, whereStill } from '#web/lib/api/save-changes.ts';
import type { UserColumns } from '../model.ts';
import { readUser } from './read-user.ts';
import { reloadUsers } from './reload-users.ts';

/**
 * Changes a user and reloads what shows users. Asks for the row back, because an update of somebody
 * who is gone would otherwise look like success.
 */
export function useUpdateUser(userId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (edit: Edit<UserColumns>) =>
      saveChanges<Profile>(edit, {
        readNow: () => readUser(api, userId),
        write: (changed, before) =>
          read(
            profileRow,
            whereStill(api.tables.from('profiles').update(changed).eq('user_id', userId), before)
              .select()
              .single(),
          ),
      }),
    onSuccess: () => reloadUsers(queryClient),
    onError: (error) => {
      if (error instanceof ChangedMeanwhile) {
        // The user may have been given a church that was added since.
        void queryClient.invalidateQueries({ queryKey: [queryRoots.accounts] });
      }
    },
  });
}
