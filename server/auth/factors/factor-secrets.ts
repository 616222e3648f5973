import { createHmac, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** RFC 6238, and what authenticator apps take for granted. */
const periodSeconds = 30;
/** Codes of one step before and after are right too: clocks differ, and people type slowly. */
const window = 1;
const issuerLengthMax = 50;

const codesPerSet = 10;
/** Without letters and digits that look alike (Crockford's base 32). */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const codeLength = 10;

/** @returns a new secret of 160 bits (RFC 4226, 4), in base 32 */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** @returns the address that an authenticator app reads */
export function uriOf(secret: string, email: string, issuer: string): string {
  return totpOf(secret, email, [...issuer].slice(0, issuerLengthMax).join('')).toString();
}

/**
 * @param nowMs the time at which the code was given
 * @returns the time step whose code this is, or null for a wrong one
 */
export function stepOfCode(secret: string, code: string, nowMs: number): number | null {
  if (!/^\d{6}$/.test(code)) {
    return null;
  }
  const delta = totpOf(secret).validate({ token: code, timestamp: nowMs, window });
  return delta === null ? null : Math.floor(nowMs / 1000 / periodSeconds) + delta;
}

function totpOf(secret: string, label = '', issuer = ''): TOTP {
  const settings = { algorithm: 'SHA1', digits: 6, period: periodSeconds };
  return new TOTP({ ...settings, secret, label, issuer });
}

/** @returns ten codes of 50 bits for a lost device, as people write them down */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codesPerSet }, () => {
    const letters = [...randomBytes(codeLength)].map((byte) => alphabet[byte % alphabet.length]);
    return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
  });
}

/** @returns a key for the hashes of a set of codes */
export function newCodeKey(): string {
  return randomBytes(32).toString('base64url');
}

/** @returns what is stored of a code; however it was typed, with blanks, hyphens or capitals */
export function hashOfRecoveryCode(key: string, code: string): string {
  const typed = code.toLowerCase().replaceAll(/[\s-]/g, '');
  const read = typed.replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return createHmac('sha256', Buffer.from(key, 'base64url')).update(read).digest('hex');
}
