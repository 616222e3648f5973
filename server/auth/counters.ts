import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { ApiError } from '../http/api-error.ts';
import { overLimit } from '../limits/refusals.ts';

/** Tolerated difference between the clocks of two servers. */
const clockSkewMs = 30_000;
/** Attempts are counted in windows of five minutes, unless it is said otherwise. */
const windowSeconds = 300;

/**
 * Counters of attempts, kept in the database so that they hold across processes.
 *
 * @param pool the sign-in pool
 * @param key of `deriveSignInKey`, the same in every process
 */
export function createCounters(pool: Pool, key: Buffer) {
  return {
    // Unkeyed, a copy of the table would tell who signs in from where: e-mails and addresses are few
    // enough to be tried.
    hashed: (text: string) => createHmac('sha256', key).update(text).digest('base64url'),
    limiter: (name: string, points: number, { seconds = windowSeconds, sweeps = false } = {}) =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        schemaName: 'private',
        tableName: 'rate_counters',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: seconds,
        clearExpiredByTimeout: sweeps,
      }),
    consume,
    isUsedUp,
    refuseIf,
  };
}

/**
 * Uses one point of a counter.
 *
 * @returns the state of the counter when none was left
 */
async function consume(
  limiter: RateLimiterPostgres,
  key: string,
): Promise<RateLimiterRes | undefined> {
  const usedUp = await tryConsume(limiter, key);
  if (usedUp && isOfAnotherClock(limiter, usedUp)) {
    await limiter.delete(key);
    return tryConsume(limiter, key);
  }
  return usedUp;
}

async function tryConsume(
  limiter: RateLimiterPostgres,
  key: string,
): Promise<RateLimiterRes | undefined> {
  try {
    await limiter.consume(key);
    return;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) {
      return refusal;
    }
    throw refusal;
  }
}

/**
 * Whether a counter ends later than any counter can: it was started by a clock that has since been
 * set back, and would block for that much longer.
 */
function isOfAnotherClock(limiter: RateLimiterPostgres, { msBeforeNext }: RateLimiterRes): boolean {
  return msBeforeNext > limiter.duration * 1000 + clockSkewMs;
}

async function isUsedUp(
  limiter: RateLimiterPostgres,
  key: string,
): Promise<RateLimiterRes | undefined> {
  const state = await limiter.get(key);
  return state && state.consumedPoints >= limiter.points && !isOfAnotherClock(limiter, state)
    ? state
    : undefined;
}

function refuseIf(usedUp: RateLimiterRes | undefined): void {
  if (usedUp) {
    throw tooManySignIns(Math.max(1, Math.ceil(usedUp.msBeforeNext / 1000)));
  }
}

/** GoTrue's answer, with the seconds to wait that GoTrue leaves out. */
export function tooManySignIns(waitSeconds: number): ApiError {
  return overLimit('Request rate limit reached', waitSeconds);
}
