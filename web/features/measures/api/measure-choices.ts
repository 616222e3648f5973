import { queryOptions } from '@tanstack/react-query';
import { measureChoicesResponse } from '#contract/functions/measures.ts';
import type { Api } from '#web/lib/api/api.ts';
import { invoke } from '#web/lib/api/invoke.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';

export const measureChoicesKey = (accountId: string) => [queryRoots.measures, accountId] as const;

/** What can count at a church, what we suggest and what was chosen. */
export function measureChoicesQuery(api: Api, accountId: string) {
  return queryOptions({
    queryKey: measureChoicesKey(accountId),
    queryFn: () => invoke(api, 'measure-choices', { accountId }, measureChoicesResponse),
  });
}
