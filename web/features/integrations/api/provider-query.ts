import { NoAnswer } from '#web/lib/api/request-error.ts';

const retriesMax = 3;

/**
 * How reads from a provider differ from reads of our tables. The server has tried again already, so
 * an answer stands, whatever it is; only no answer at all is worth another call. Coming back to the
 * window is no reason to ask a provider who counts the calls.
 */
export const providerQueryDefaults = {
  staleTime: 0,
  refetchOnWindowFocus: false,
  retry: (failures: number, error: Error) => failures < retriesMax && error instanceof NoAnswer,
} as const;
