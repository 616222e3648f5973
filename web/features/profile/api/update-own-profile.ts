import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnProfileColumns } from '#contract/tables/profiles.ts';
import { read } from '#web/lib/api/answer.ts';
import type { Api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import { type Edit, saveChanges, whereStill } from '#web/lib/api/save-changes.ts';
import {
  type OwnProfile,
  ownProfile,
  ownProfileColumnList,
  ownProfileKey,
  readOwnProfile,
} from './read-own-profile.ts';

/** Asks for the row back, because an update that changes nothing would otherwise look like success. */
function updateOwnProfile(api: Api, userId: string, edit: Edit): Promise<OwnProfile> {
  return saveChanges(edit, {
    readNow: () => readOwnProfile(api, userId),
    write: (changed, before) =>
      read(
        ownProfile,
        whereStill(api.tables.from('profiles').update(changed).eq('user_id', userId), before)
          .select(ownProfileColumnList)
          .single(),
      ),
  });
}

/** Changes the signed-in person's profile and reloads what shows names: the menu and the users list. */
export function useUpdateOwnProfile(userId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (edit: Edit<OwnProfileColumns>) => updateOwnProfile(api, userId, edit),
    onSuccess: (profile) => {
      queryClient.setQueryData(ownProfileKey(userId), profile);
      void queryClient.invalidateQueries({ queryKey: [queryRoots.viewer] });
      void queryClient.invalidateQueries({ queryKey: [queryRoots.users] });
    },
  });
}
