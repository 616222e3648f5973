import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { propertiesResponse } from '#contract/functions/google-search-console.ts';
import type { Api } from '#web/lib/api/api.ts';
import { invoke } from '#web/lib/api/invoke.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import { providerQueryDefaults } from './provider-query.ts';

export type PropertiesResponse = z.infer<typeof propertiesResponse>;

export const propertiesKey = (accountId: string) =>
  [queryRoots.searchConsole, accountId, 'properties'] as const;

/** The sites of the person who connected, and the chosen one. */
export function propertiesQuery(api: Api, accountId: string) {
  return queryOptions({
    ...providerQueryDefaults,
    queryKey: propertiesKey(accountId),
    queryFn: () =>
      invoke(api, 'google-search-console-properties', { accountId }, propertiesResponse),
  });
}
