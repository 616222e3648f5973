import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { read } from '#web/lib/api/answer.ts';
import type { Api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import type { ListedAccount } from '../model.ts';
import { accountsListKey } from './list-accounts.ts';

/** Requests the deleted row, because deleting nothing would otherwise look like success. */
async function deleteAccount({ tables }: Api, id: string): Promise<void> {
  await read(
    z.object({ id: z.guid() }),
    tables.from('accounts').delete().eq('id', id).select('id').single(),
  );
}

/** Deletes an account, takes it off the list at once and reloads what shows accounts. */
export function useDeleteAccount() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (accountId: string) => deleteAccount(api, accountId),
    onSuccess: (_nothing, accountId) => {
      queryClient.setQueryData<ListedAccount[]>(accountsListKey, (accounts) =>
        accounts?.filter(({ id }) => id !== accountId),
      );
      void queryClient.invalidateQueries({ queryKey: [queryRoots.accounts] });
    },
  });
}
