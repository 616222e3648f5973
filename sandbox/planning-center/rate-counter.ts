/** How many requests one person may make, and in how long. */
type RateLimit = {
  count: number;
  periodSeconds: number;
};

type RateVerdict = {
  isOver: boolean;
  /** Seconds until the next request is allowed. */
  retryAfterSeconds: number;
  /** The rate-limit headers of every answer. */
  headers: Record<string, string>;
  /** The text of a refusal. */
  detail: string;
};

/** Beyond this offset, a lower limit applies: users report a tenth. */
const farOffset = 30_000;
const farShare = 0.1;

export type RateCounter = {
  /**
   * Counts a request.
   *
   * @param person whose connections share the limit
   * @param now milliseconds
   * @param offset the requested list offset
   */
  count(person: string, now: number, limit: RateLimit, offset: number): RateVerdict;
};

/** Counts requests per person, in fixed windows that start with the person's first request. */
export function createRateCounter(): RateCounter {
  const windows = new Map<string, { startedAt: number; count: number }>();
  return {
    count(person, now, { count: most, periodSeconds }, offset) {
      const periodMs = periodSeconds * 1000;
      const known = windows.get(person);
      const window =
        known && now >= known.startedAt && now < known.startedAt + periodMs
          ? known
          : { startedAt: now, count: 0 };
      window.count += 1;
      windows.set(person, window);
      const limit = offset > farOffset ? Math.ceil(most * farShare) : most;
      return {
        isOver: window.count > limit,
        retryAfterSeconds: Math.max(1, Math.ceil((window.startedAt + periodMs - now) / 1000)),
        headers: {
          'X-PCO-API-Request-Rate-Limit': String(limit),
          'X-PCO-API-Request-Rate-Period': String(periodSeconds),
          'X-PCO-API-Request-Rate-Count': String(window.count),
        },
        detail: `Rate limit exceeded: ${window.count} of ${limit} requests per ${periodSeconds} seconds`,
      };
    },
  };
}
