import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Account, type AccountColumns, accountRow } from '#contract/tables/accounts.ts';
import { read } from '#web/lib/api/answer.ts';
import type { Api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import { accountKey } from './read-account.ts';

/** Asks for the row back, because an update that changes nothing would otherwise look like success. */
function updateAccount({ tables }: Api, id: string, columns: AccountColumns): Promise<Account> {
  return read(accountRow, tables.from('accounts').update(columns).eq('id', id).select().single());
}

/** Changes an account and reloads what shows accounts. */
export function useUpdateAccount(accountId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (columns: AccountColumns) => updateAccount(api, accountId, columns),
    onSuccess: (account) => {
      queryClient.setQueryData(accountKey(accountId), account);
      void queryClient.invalidateQueries({ queryKey: [queryRoots.accounts] });
    },
  });
}
