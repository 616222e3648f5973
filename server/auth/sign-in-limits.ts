import { createHmac, hkdfSync } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import type { ApiError } from '../http/api-error.ts';
import { overLimit } from '../limits/refusals.ts';

/** How many times more failures one e-mail may have from all addresses together than from one. */
const placesPerEmail = 10;
/** Tolerated difference between the clocks of two servers. */
const clockSkewMs = 30_000;
/** Failures are counted in windows of five minutes. */
const windowSeconds = 300;
/** How long an address stays known after a successful sign-in. */
const knownPlaceSeconds = 30 * 24 * 3600;

export type SignInLimits = {
  /**
   * Counts an attempt before its password is checked.
   *
   * @returns a function that takes the attempt back when it was not a failure
   * @throws ApiError 429 when there were too many
   */
  countSignIn(email: string, address: string): Promise<{ forgive(): Promise<void> }>;
  /**
   * Counts a change of this person's password.
   *
   * @throws ApiError 429 when there were too many
   */
  countPasswordChange(userId: string): Promise<void>;
};

/**
 * Limits on guessing passwords, counted in the database so that they hold across processes.
 * docs/decisions/sign-in-limits.md says which limit is for whom, and why a failing counter refuses
 * rather than lets through.
 *
 * @param pool the sign-in pool
 * @param config the configured limits
 * @param key of `deriveSignInKey`, the same in every process
 */
export function createSignInLimits(pool: Pool, config: Config, key: Buffer): SignInLimits {
  // Unkeyed, a copy of the table would tell who signs in from where: e-mails and addresses are few
  // enough to be tried.
  const hashed = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const limiter = (name: string, points: number, sweeps = false) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      schemaName: 'private',
      tableName: 'rate_counters',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: windowSeconds,
      clearExpiredByTimeout: sweeps,
    });
  const perPlace = limiter('sign-in-place', config.SIGN_IN_FAILURES_MAX, true);
  const perAddress = limiter('sign-in-address', config.SIGN_IN_FAILURES_PER_ADDRESS_MAX);
  const perEmail = limiter('sign-in-email', config.SIGN_IN_FAILURES_MAX * placesPerEmail);
  const knownPlaces = limiter('sign-in-known', 1);
  const changes = limiter('password-change', config.SIGN_IN_FAILURES_MAX);

  return {
    countSignIn: async (email, address) => {
      const addressKey = hashed(address);
      const emailKey = hashed(email);
      const placeKey = hashed(`${email}\n${address}`);
      // Checked without counting first, so that a flood creates no row per invented e-mail.
      refuseIf(await isUsedUp(perAddress, addressKey));
      // An exhausted pair of e-mail and address does not count against the address: one forgotten
      // script must not lock out an office.
      refuseIf(await consume(perPlace, placeKey));
      refuseIf(await consume(perAddress, addressKey));
      const emailUsedUp = await consume(perEmail, emailKey);
      if (emailUsedUp && (await knownPlaces.get(placeKey)) === null) {
        refuseIf(emailUsedUp);
      }
      return {
        forgive: async () => {
          await perPlace.delete(placeKey);
          await perAddress.reward(addressKey);
          await perEmail.reward(emailKey);
          await knownPlaces.set(placeKey, 1, knownPlaceSeconds);
        },
      };
    },
    countPasswordChange: async (userId) => refuseIf(await consume(changes, hashed(userId))),
  };
}

/**
 * The key of the counters' names (HKDF, RFC 5869).
 *
 * @param secret the signing key
 */
export function deriveSignInKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'steeple', 'sign-in counters', 32));
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
