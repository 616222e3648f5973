import { NoAnswer } from '#web/lib/api/request-error.ts';

const retriesMax = 3;

/**
 * How queries to a provider differ from queries to our tables. The server has retried already, so
 * any answer stands; only a missing answer is worth another call. Returning to the window is no
 * reason to call a provider with a rate limit.
 */
export const providerQueryDefaults = {
  staleTime: 0,
  refetchOnWindowFocus: false,
  retry: (failures: number, error: Error) => failures < retriesMax && error instanceof NoAnswer,
} as const;
