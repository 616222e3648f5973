import type { Pool } from 'pg';
import { createCounters } from '../counters.ts';

const wrongCodesPerPerson = 5;
const wrongCodesPerDay = 30;
const wrongRecoveryCodes = 10;
const enrollments = 20;
const [hourSeconds, daySeconds] = [3600, 24 * 3600];

/** How often codes of the second step may be tried, and factors begun. */
export type CodeLimits = {
  /**
   * Counts a code before it is looked at.
   *
   * @returns a function that takes the count back when the code was right
   * @throws ApiError 429 when there were too many
   */
  countCode(userId: string): Promise<{ forgive(): Promise<void> }>;
  /** The same for codes for a lost device, so that a device's used-up tries leave a way in. */
  countRecoveryCode(userId: string): Promise<{ forgive(): Promise<void> }>;
  /** Counts a factor or challenge that is begun. @throws ApiError 429 when there were too many */
  countBeginning(userId: string): Promise<void>;
};

/**
 * Limits on guessing codes, per person, in whichever session and process. Three codes of a million are right
 * at any moment: with thirty tries a day, whoever has the password needs 30 years for an even chance.
 *
 * @param pool the sign-in pool
 * @param key of `deriveSignInKey`, the same in every process
 */
export function createCodeLimits(pool: Pool, key: Buffer): CodeLimits {
  const { hashed, limiter, consume, refuseIf } = createCounters(pool, key);
  const now = limiter('second-step', wrongCodesPerPerson);
  const today = limiter('second-step-day', wrongCodesPerDay, { seconds: daySeconds });
  const recovery = limiter('second-step-recovery', wrongRecoveryCodes, { seconds: hourSeconds });
  const beginnings = limiter('second-step-begun', enrollments);
  return {
    countCode: async (userId) => {
      const person = hashed(userId);
      refuseIf(await consume(now, person));
      refuseIf(await consume(today, person));
      return {
        forgive: async () => {
          await now.delete(person);
          await today.reward(person);
        },
      };
    },
    countRecoveryCode: async (userId) => {
      const person = hashed(userId);
      refuseIf(await consume(recovery, person));
      return { forgive: async () => void (await recovery.delete(person)) };
    },
    countBeginning: async (userId) => refuseIf(await consume(beginnings, hashed(userId))),
  };
}
