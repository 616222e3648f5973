import { createHash } from 'node:crypto';

/** The stored hash of a link's token: 256 random bits need neither salt nor a slow hash. */
export function hashShareToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
