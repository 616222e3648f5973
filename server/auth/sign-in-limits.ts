import { hkdfSync } from 'node:crypto';
import type { Pool } from 'pg';
import type { Config } from '../config.ts';
import { createCounters } from './counters.ts';

/** How many times as many failures: one e-mail from all addresses together, one address with all e-mails. */
const allTogether = 10;
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
  const { hashed, limiter, consume, isUsedUp, refuseIf } = createCounters(pool, key);
  const perPlace = limiter('sign-in-place', config.SIGN_IN_FAILURES_MAX, { sweeps: true });
  const perAddress = limiter('sign-in-address', config.SIGN_IN_FAILURES_MAX * allTogether);
  const perEmail = limiter('sign-in-email', config.SIGN_IN_FAILURES_MAX * allTogether);
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
