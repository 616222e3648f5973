import { availableParallelism } from 'node:os';
import { hash as argon2Hash, verify as argon2Verify, type Options } from '@node-rs/argon2';
import { passwordLength, passwordLengthMax } from '#contract/passwords.ts';
import { ApiError } from '../http/api-error.ts';
import { createConcurrencyLimiter } from '../limits/concurrency-limiter.ts';

/** argon2id, 19 MiB, two passes, one lane: the first choice of OWASP's password storage sheet. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing runs on the same four threads as Node's file and signature work. One of them stays free,
 * and one processor, so that a rush of sign-ins delays sign-ins and nothing else; the memory is
 * bounded by the same number times 19 MiB. Waiting is bounded by what one would still wait for.
 */
const withinLimit = createConcurrencyLimiter({
  atOnceMax: Math.max(1, Math.min(availableParallelism() - 1, 3)),
  waitingMax: 400,
  refusal: () =>
    new ApiError({
      status: 503,
      code: 'over_capacity',
      message: 'Too many people are signing in right now. Please try again in a moment.',
      headers: { 'Retry-After': '5' },
    }),
});

/** As costly as all others; made from 32 random bytes that nobody kept. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$FRLHA6lAC+uU67SJ3Vkbrw$Mxha9iGvne39FrwC4vkBvstPG9dPYsZTB3/oFbRmCzU';

/**
 * Hashes a password for storage. Waits its turn when many are hashed at once.
 *
 * @param password a password of at most 128 characters
 * @returns argon2id in PHC string format
 * @throws ApiError 503 when too many wait
 */
export function hashPassword(password: string): Promise<string> {
  return withinLimit(() => argon2Hash(password, cost));
}

/**
 * Whether this is the password of this hash.
 *
 * @param hash null for a person without a password, or who must not sign in: the answer is no,
 *   after the same time
 * @throws ApiError 503 when too many wait, and when a stored hash is not readable
 */
export async function isPasswordOf(hash: string | null, password: string): Promise<boolean> {
  const canMatch = hash !== null && canBePassword(password);
  const matches = await withinLimit(() =>
    argon2Verify(canMatch ? hash : nobodysHash, canMatch ? password : ''),
  );
  return canMatch && matches;
}

/**
 * Whether somebody can have this password: not over-long, and real text. Half a surrogate pair has
 * no UTF-8, so that different ones would hash alike.
 */
function canBePassword(password: string): boolean {
  return password.isWellFormed() && passwordLength(password) <= passwordLengthMax;
}
