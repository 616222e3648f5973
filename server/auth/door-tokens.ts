import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What a link in a mail opens. */
type Door = 'recovery' | 'invite' | 'letter' | 'count' | 'reminder';

/** The token of a link, and what is stored of it. */
type DoorToken = { token: string; hash: string };

export type DoorTokens = {
  /** The token of a row. It follows from the row's id and the key, so that it need not be kept to be mailed. */
  issue(door: Door, id: string): DoorToken;
  /** The token whose hash is stored, also if it was issued with an accepted key; undefined for none. */
  reissue(door: Door, id: string, hash: string): string | undefined;
  /** The hashes that a token may be stored under, one for each key. */
  hashesOf(door: Door, token: string): string[];
  /** Whether this is the token of a row, for links that nothing is stored of. */
  isOf(door: Door, id: string, token: string): boolean;
};

/** 32 bytes in base64url. */
const shape = /^[A-Za-z0-9_-]{43}$/;

/**
 * Tokens of links in mails: HMAC-SHA-256 of what they open, stored as a keyed hash of that. The keys are
 * derived (HKDF, RFC 5869) from the signing key and from those that are still accepted.
 */
export function createDoorTokens(
  secret: string,
  acceptedSecrets: readonly string[] = [],
): DoorTokens {
  const keys = [secret, ...acceptedSecrets].map((each) => ({
    token: deriveKey(each, 'links in mails'),
    hash: deriveKey(each, 'hashes of links in mails'),
  }));
  type Keys = (typeof keys)[number];
  const hashOf = (door: Door, token: string, { hash }: Keys) =>
    createHmac('sha256', hash).update(`${door} ${token}`).digest('hex');
  const make = (door: Door, id: string, key: Keys): DoorToken => {
    const token = createHmac('sha256', key.token).update(`${door} ${id}`).digest('base64url');
    return { token, hash: hashOf(door, token, key) };
  };
  return {
    issue: (door, id) => {
      const [key] = keys;
      if (!key) {
        throw new Error('There is no key.');
      }
      return make(door, id, key);
    },
    reissue: (door, id, hash) =>
      keys.map((key) => make(door, id, key)).find((made) => made.hash === hash)?.token,
    hashesOf: (door, token) =>
      shape.test(token) ? keys.map((key) => hashOf(door, token, key)) : [],
    isOf: (door, id, token) =>
      shape.test(token) &&
      keys.some((key) =>
        timingSafeEqual(Buffer.from(make(door, id, key).token), Buffer.from(token)),
      ),
  };
}

function deriveKey(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'steeple', use, 32));
}
