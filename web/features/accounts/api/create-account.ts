import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Account, type AccountColumns, accountRow } from '#contract/tables/accounts.ts';
import { read } from '#web/lib/api/answer.ts';
import type { Api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import type { Edit } from '#web/lib/api/save-changes.ts';

function createAccount({ tables }: Api, columns: AccountColumns, userId: string): Promise<Account> {
  return read(
    accountRow,
    tables
      .from('accounts')
      .insert({ ...columns, user_id: userId })
      .select()
      .single(),
  );
}

/**
 * Creates an account and reloads what shows accounts.
 * @param userId the signed-in person, who becomes its creator
 */
export function useCreateAccount(userId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ columns }: Edit<AccountColumns>) => createAccount(api, columns, userId),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: [queryRoots.accounts] });
    },
  });
}
