import { QueryClient } from '@tanstack/react-query';
import { isFinal } from '#web/lib/api/request-error.ts';

const retriesMax = 3;

/**
 * One cache for one signed-in person. Its numbers are the specification's (section 9), which are the
 * library's own: unused data stays 5 minutes, the wait between tries doubles up to 30 s. A refusal
 * (4xx but 429) is not tried again, and being offline is an error at once instead of an endless wait. What
 * failed is read again when the network is back, which the library leaves out in this mode.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: ({ state }) => state.status === 'error',
        retry: (failures, error) => failures < retriesMax && !isFinal(error),
      },
      mutations: { networkMode: 'always' },
    },
  });
}
