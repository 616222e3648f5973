import type { QueryClient } from '@tanstack/react-query';
import { queryRoots } from '#web/lib/api/query-keys.ts';

/** After a change: the panel's list is read again, and the accounts list with its counts. */
export async function reloadKnowledge(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: [queryRoots.accounts] });
  await queryClient.invalidateQueries({ queryKey: [queryRoots.accountKnowledge] });
}
