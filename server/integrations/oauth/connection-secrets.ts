import { createHash, randomBytes } from 'node:crypto';

/** A secret nobody can guess: 256 bits, 43 characters that need no escaping in an address or cookie. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text could be from `newSecret`; anything else is not even looked up. */
export function isSecret(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{43}$/.test(text);
}

/** What the database stores of a secret: SHA-256, which is enough because the secret is random. */
export function hashSecret(secret: string): string {
  return sha256(secret);
}

/** The code challenge of a PKCE code verifier, by the method S256 (RFC 7636, 4.2). */
export function codeChallengeOf(codeVerifier: string): string {
  return sha256(codeVerifier);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
