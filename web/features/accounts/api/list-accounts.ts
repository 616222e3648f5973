import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { accountRow } from '#contract/tables/accounts.ts';
import { read } from '#web/lib/api/answer.ts';
import type { Api } from '#web/lib/api/api.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import type { ListedAccount } from '../model.ts';

const listedRows = z.array(
  z.extend(accountRow, { knowledge: z.array(z.object({ count: z.number() })) }),
);

export const accountsListKey = [queryRoots.accounts, 'list'] as const;

/** All accounts, the newest first, each with the number of its knowledge entries. */
export function accountsQuery(api: Api) {
  return queryOptions({ queryKey: accountsListKey, queryFn: () => listAccounts(api) });
}

async function listAccounts({ tables }: Api): Promise<ListedAccount[]> {
  const rows = await read(
    listedRows,
    tables.from('accounts').select('*,knowledge(count)').order('created_at', { ascending: false }),
  );
  return rows.map(({ knowledge, ...account }) => ({
    ...account,
    knowledgeCount: knowledge[0]?.count ?? 0,
  }));
}
