import { queryOptions } from '@tanstack/react-query';
import { searchAnalyticsResponse } from '#contract/functions/google-search-console.ts';
import type { Api } from '#web/lib/api/api.ts';
import { invoke } from '#web/lib/api/invoke.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import { providerQueryDefaults } from './provider-query.ts';

/** Seven days of the chosen property, which is part of the key: another one has other numbers. */
export function searchAnalyticsQuery(api: Api, accountId: string, propertyUrl: string) {
  return queryOptions({
    ...providerQueryDefaults,
    queryKey: [queryRoots.searchConsole, accountId, 'data', propertyUrl],
    queryFn: () =>
      invoke(api, 'google-search-console-data', { accountId }, searchAnalyticsResponse),
  });
}
