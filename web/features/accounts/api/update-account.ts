import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Account, type AccountColumns, accountRow } from '#contract/tables/accounts.ts';
import { read } from '#web/lib/api/answer.ts';
import type { Api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import { type Edit, saveChanges, whereStill } from '#web/lib/api/save-changes.ts';
import { accountKey, readAccount } from './read-account.ts';

/** Requests the updated row, because updating nothing would otherwise look like success. */
function updateAccount(api: Api, id: string, edit: Edit): Promise<Account> {
  return saveChanges(edit, {
    readNow: () => readAccount(api, id),
    write: (changed, before) =>
      read(
        accountRow,
        whereStill(api.tables.from('accounts').update(changed).eq('id', id), before)
          .select()
          .single(),
      ),
  });
}

/** Changes an account and reloads what shows accounts. */
export function useUpdateAccount(accountId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (edit: Edit<AccountColumns>) => updateAccount(api, accountId, edit),
    onSuccess: (account) => {
      queryClient.setQueryData(accountKey(accountId), account);
      void queryClient.invalidateQueries({ queryKey: [queryRoots.accounts] });
    },
  });
}
