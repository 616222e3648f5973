import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import {
  type ConnectionsHealthRequest,
  connectionsHealthResponse,
} from '#contract/functions/connections-health.ts';
import type { Api } from '#web/lib/api/api.ts';
import { invoke } from '#web/lib/api/invoke.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';

const pageSize = 50;

export type ConnectionsFilter = Pick<ConnectionsHealthRequest, 'search' | 'state'>;

/** The connections of all accounts, page by page, those that failed first. */
export function connectionsQuery(api: Api, filter: ConnectionsFilter) {
  return infiniteQueryOptions({
    queryKey: [queryRoots.connections, filter] as const,
    queryFn: ({ pageParam: offset, signal }) =>
      invoke(
        api,
        'connections-health',
        { ...filter, limit: pageSize, offset },
        connectionsHealthResponse,
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const read = pages.reduce((sum, page) => sum + page.connections.length, 0);
      return read < total ? read : undefined;
    },
    placeholderData: keepPreviousData,
  });
}
