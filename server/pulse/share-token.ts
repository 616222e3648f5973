import { createHash } from 'node:crypto';

/** What is kept of a link's token: 256 random bits need no salt and no slow hash. */
export function hashShareToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
