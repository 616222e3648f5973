import type { QueryClient } from '@tanstack/react-query';
import { queryRoots } from '#web/lib/api/query-keys.ts';

/** After a change of users: their lists, and the signed-in person, who may be the one changed. */
export function reloadUsers(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: [queryRoots.users] });
  void queryClient.invalidateQueries({ queryKey: [queryRoots.viewer] });
}
