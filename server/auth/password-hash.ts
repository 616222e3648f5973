import { availableParallelism } from 'node:os';
import { hash as argon2Hash, verify as argon2Verify, type Options } from '@node-rs/argon2';
import { passwordLength, passwordLengthMax } from '#contract/passwords.ts';
import { ApiError } from '../http/api-error.ts';
import { createConcurrencyLimiter } from '../limits/concurrency-limiter.ts';

/** argon2id, 19 MiB, two passes, one lane: the first choice of OWASP's password storage sheet. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing runs on the same four threads as file access and signatures. One thread and one processor
 * stay free, so that a rush of sign-ins delays sign-ins and nothing else; memory is bounded by the
 * same number times 19 MiB. The queue is no longer than anybody would wait for.
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

/** Costs as much to verify as any other; made from 32 random bytes that nobody kept. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$FRLHA6lAC+uU67SJ3Vkbrw$Mxha9iGvne39FrwC4vkBvstPG9dPYsZTB3/oFbRmCzU';

/**
 * Hashes a password for storage. Waits in a queue when many are hashed at once.
 *
 * @param password at most 128 characters
 * @returns argon2id in PHC string format
 * @throws ApiError 503 when the queue is full
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
 * Whether a password can be one at all: not too long, and valid Unicode. Half a surrogate pair has
 * no UTF-8, so different ones would hash alike.
 */
function canBePassword(password: string): boolean {
  return password.isWellFormed() && passwordLength(password) <= passwordLengthMax;
}
