import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type Account, accountRow } from '#contract/tables/accounts.ts';
import { read } from '#web/lib/api/answer.ts';
import type { Api } from '#web/lib/api/api.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';

/** The cache key of one account. */
export function accountKey(accountId: string) {
  return [queryRoots.accounts, 'one', accountId] as const;
}

/** One account with all its fields; null when there is none with this id. */
export function accountQuery(api: Api, accountId: string) {
  return queryOptions({
    queryKey: accountKey(accountId),
    queryFn: () => readAccount(api, accountId),
  });
}

/**
 * Reads one account. An id that is no UUID can belong to no account, so the server need not be
 * asked.
 */
export async function readAccount({ tables }: Api, accountId: string): Promise<Account | null> {
  if (!z.guid().safeParse(accountId).success) {
    return null;
  }
  const [account] = await read(
    z.array(accountRow),
    tables.from('accounts').select('*').eq('id', accountId),
  );
  return account ?? null;
}
