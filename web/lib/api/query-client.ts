import { QueryClient } from '@tanstack/react-query';
import { isFinal } from '#web/lib/api/request-error.ts';

const retriesMax = 3;

/**
 * One cache per signed-in person. Its numbers are those of the specification (section 9), which are
 * the defaults of the library: unused data is kept 5 minutes, the wait between retries doubles up
 * to 30 s. A refusal (4xx except 429) is not retried, and being offline is an error at once instead
 * of an endless wait. Failed queries are repeated when the network is back, which the library
 * leaves out in this mode.
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
