import type { Pool } from 'pg';
import { createCounters } from './counters.ts';

const hourSeconds = 3600;
const recoveriesPerPlace = 3;
const recoveriesPerEmail = 10;
const recoveriesPerAddress = 30;
const verificationsPerAddress = 60;

/** How often links may be asked for and tried. */
export type DoorLimits = {
  /**
   * Counts a request for a link to this e-mail, whether it is known or not.
   *
   * @throws ApiError 429 when there were too many
   */
  countRecovery(email: string, address: string): Promise<void>;
  /**
   * Counts an attempt to use a link. Guessing one takes 2^255; this is about the work.
   *
   * @throws ApiError 429 when there were too many
   */
  countVerification(address: string): Promise<void>;
};

/**
 * Limits on links in mails, counted in the database as sign-ins are. An attacker who uses up those of an
 * e-mail has sent its owner as many links.
 *
 * @param pool the sign-in pool
 * @param key of `deriveSignInKey`, the same in every process
 */
export function createDoorLimits(pool: Pool, key: Buffer): DoorLimits {
  const { hashed, limiter, consume, isUsedUp, refuseIf } = createCounters(pool, key);
  const perPlace = limiter('recovery-place', recoveriesPerPlace, { seconds: hourSeconds });
  const perEmail = limiter('recovery-email', recoveriesPerEmail, { seconds: hourSeconds });
  const perAddress = limiter('recovery-address', recoveriesPerAddress, { seconds: hourSeconds });
  const verifications = limiter('verify-address', verificationsPerAddress);
  return {
    countRecovery: async (email, address) => {
      const addressKey = hashed(address);
      // Checked without counting first, so that a flood creates no row per invented e-mail.
      refuseIf(await isUsedUp(perAddress, addressKey));
      refuseIf(await consume(perPlace, hashed(`${email}\n${address}`)));
      refuseIf(await consume(perAddress, addressKey));
      refuseIf(await consume(perEmail, hashed(email)));
    },
    countVerification: async (address) => refuseIf(await consume(verifications, hashed(address))),
  };
}
