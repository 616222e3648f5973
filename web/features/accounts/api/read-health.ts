import { queryOptions } from '@tanstack/react-query';
import { connectionsHealthResponse } from '#contract/functions/connections-health.ts';
import type { Api } from '#web/lib/api/api.ts';
import { invoke } from '#web/lib/api/invoke.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import { type AccountHealth, healthOf } from '../model.ts';

/** Enough for every connection in trouble: those come first. */
const connectionsRead = 200;

/** What is wrong with the connections of accounts, by account; accounts that are well have no entry. */
export function healthQuery(api: Api) {
  return queryOptions({
    queryKey: [queryRoots.connections, 'trouble'] as const,
    queryFn: async ({ signal }): Promise<AccountHealth> => {
      const { connections } = await invoke(
        api,
        'connections-health',
        { limit: connectionsRead },
        connectionsHealthResponse,
        { signal },
      );
      return healthOf(connections);
    },
  });
}
