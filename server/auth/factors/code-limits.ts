import type { Pool } from 'pg';
import type { SteepleContext } from '../../http/context.ts';
import type { AuthServices } from '../auth-services.ts';
import { clientAddress } from '../client-address.ts';
import { createCounters } from '../counters.ts';
import type { Person, Standing } from '../people.ts';

const [hourSeconds, daySeconds] = [3600, 24 * 3600];
const wrongCodesAtOnce = 5;
const wrongCodesPerDay = 30;
const wrongCodesElsewhere = 6;
const wrongRecoveryCodes = 10;
const begunAtOnce = 20;
/** How long an address stays known after a second step. */
const knownPlaceSeconds = 30 * daySeconds;

/** From where somebody takes the second step. */
export type Place = {
  userId: string;
  /** Of `clientAddress`. */
  address: string;
  /** How the session was opened: by the password, or by a link that reached the mailbox. */
  method: Standing['method'];
};

/** How often codes of the second step may be tried, and factors begun. */
export type CodeLimits = {
  /**
   * Counts a code before it is looked at.
   *
   * @returns a function that takes the count back when the code was right
   * @throws ApiError 429 when there were too many
   */
  countCode(place: Place): Promise<{ forgive(): Promise<void> }>;
  /** The same for codes for a lost device, so that a device's used-up tries leave a way in. */
  countRecoveryCode(place: Place): Promise<{ forgive(): Promise<void> }>;
  /** Counts a factor or challenge that is begun. @throws ApiError 429 when there were too many */
  countBeginning(place: Place): Promise<void>;
};

/**
 * Limits on guessing codes, in whichever session and process. Whoever has the password must neither find a code
 * nor keep the owner out by trying, so tries are counted by place (person and address), and those of all places
 * where this person never took the step share six an hour. Sessions opened by a mailed link are a place of their
 * own: the password does not lead there. docs/decisions/two-steps.md has the arithmetic.
 *
 * @param pool the sign-in pool
 * @param key of `deriveSignInKey`, the same in every process
 */
export function createCodeLimits(pool: Pool, key: Buffer): CodeLimits {
  const { hashed, limiter, consume, isUsedUp, refuseIf } = createCounters(pool, key);
  const now = limiter('second-step', wrongCodesAtOnce);
  const today = limiter('second-step-day', wrongCodesPerDay, { seconds: daySeconds });
  const elsewhere = limiter('second-step-elsewhere', wrongCodesElsewhere, { seconds: hourSeconds });
  const knownPlaces = limiter('second-step-known', 1);
  const recovery = limiter('second-step-recovery', wrongRecoveryCodes, { seconds: hourSeconds });
  const beginnings = limiter('second-step-begun', begunAtOnce);
  const placeKey = ({ userId, address, method }: Place) =>
    hashed(`${userId}\n${method === 'otp' ? 'mailed link' : address}`);
  return {
    countCode: async (place) => {
      const [here, person] = [placeKey(place), hashed(place.userId)];
      const isKnown = place.method === 'otp' || (await knownPlaces.get(here)) !== null;
      if (!isKnown) {
        // Looked at first, so that waiting does not use up the place.
        refuseIf(await isUsedUp(elsewhere, person));
      }
      refuseIf(await consume(now, here));
      refuseIf(await consume(today, here));
      if (!isKnown) {
        refuseIf(await consume(elsewhere, person));
      }
      return {
        forgive: async () => {
          await now.delete(here);
          await today.reward(here);
          if (!isKnown) {
            await elsewhere.reward(person);
          }
          await knownPlaces.set(here, 1, knownPlaceSeconds);
        },
      };
    },
    countRecoveryCode: async (place) => {
      const here = placeKey(place);
      refuseIf(await consume(recovery, here));
      return { forgive: async () => void (await recovery.delete(here)) };
    },
    countBeginning: async (place) => refuseIf(await consume(beginnings, placeKey(place))),
  };
}

/** @returns from where this person asks */
export function placeOf(
  c: SteepleContext,
  { config }: Pick<AuthServices, 'config'>,
  { id, method }: Pick<Person & Standing, 'id' | 'method'>,
): Place {
  return { userId: id, address: clientAddress(c, config), method };
}
