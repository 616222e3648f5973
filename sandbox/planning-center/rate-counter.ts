/** How many requests one person may make, and in how long. */
type RateLimit = {
  count: number;
  periodSeconds: number;
  /** How many far down a list, at a limit of 100. */
  farCount: number;
  periodForm: 'number' | 'words';
};

type RateVerdict = {
  isOver: boolean;
  /** Seconds until the person may ask again. */
  retryAfterSeconds: number;
  /** What every answer says about it. */
  headers: Record<string, string>;
  /** What the refusal says. */
  detail: string;
};

/** Beyond this offset a person may ask less often. */
const farOffset = 30_000;

export type RateCounter = {
  /** Counts a request of a person or connection; takes the moment in milliseconds and the list offset asked for. */
  count(person: string, now: number, limit: RateLimit, offset: number): RateVerdict;
};

/** Counts requests person by person, in windows that begin with a person's first request. */
export function createRateCounter(): RateCounter {
  const windows = new Map<string, { startedAt: number; count: number }>();
  return {
    count(person, now, { count: most, periodSeconds, farCount, periodForm }, offset) {
      const periodMs = periodSeconds * 1000;
      const known = windows.get(person);
      const window =
        known && now >= known.startedAt && now < known.startedAt + periodMs
          ? known
          : { startedAt: now, count: 0 };
      window.count += 1;
      windows.set(person, window);
      const limit = offset > farOffset ? Math.ceil((most * farCount) / 100) : most;
      return {
        isOver: window.count > limit,
        retryAfterSeconds: Math.max(1, Math.ceil((window.startedAt + periodMs - now) / 1000)),
        headers: {
          'X-PCO-API-Request-Rate-Limit': String(limit),
          'X-PCO-API-Request-Rate-Period':
            periodForm === 'words' ? `${periodSeconds} seconds` : String(periodSeconds),
          'X-PCO-API-Request-Rate-Count': String(window.count),
        },
        detail: `Rate limit exceeded: ${window.count} of ${limit} requests per ${periodSeconds} seconds`,
      };
    },
  };
}
