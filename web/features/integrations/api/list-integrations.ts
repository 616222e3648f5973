import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type Integration, integrationRow } from '#contract/tables/integrations.ts';
import { read } from '#web/lib/api/answer.ts';
import type { Api } from '#web/lib/api/api.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';

export const integrationsKey = (accountId: string) => [queryRoots.integrations, accountId] as const;

/** The connections of one account; always read again (specification, section 9: stale time 0). */
export function integrationsQuery(api: Api, accountId: string) {
  return queryOptions({
    queryKey: integrationsKey(accountId),
    queryFn: () => listIntegrations(api, accountId),
    staleTime: 0,
  });
}

function listIntegrations({ tables }: Api, accountId: string): Promise<Integration[]> {
  return read(
    z.array(integrationRow),
    tables.from('integrations').select('*').eq('account_id', accountId),
  );
}
