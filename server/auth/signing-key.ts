import {
  CompactSign,
  type CryptoKey,
  calculateJwkThumbprint,
  compactVerify,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import { z } from 'zod';

const coordinate = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** An ES256 private key as a JWK (RFC 7518, 6.2); further members are left out. */
const privateJwk = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: coordinate,
  y: coordinate,
  d: coordinate,
});

type PrivateJwk = z.infer<typeof privateJwk>;

/** A key pair ready for use. */
export type SigningKey = {
  /** The key's RFC 7638 thumbprint, which tokens name it by. */
  kid: string;
  signingKey: CryptoKey;
  verifyingKey: CryptoKey;
  /** The public half, as it appears in a key set. */
  publicJwk: JWK;
};

/**
 * Generates an ES256 private key.
 *
 * @returns a JWK in one line
 */
export async function createSigningKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return JSON.stringify(privateJwk.parse(await exportJWK(privateKey)));
}

/**
 * Reads an ES256 private key.
 *
 * @param text a JWK as JSON
 * @returns the same key as one line with its members in a fixed order (secrets are derived from
 *   this text), or undefined when it is no such key or its two halves do not belong together
 */
export async function readSigningKey(text: string): Promise<string | undefined> {
  try {
    const jwk = privateJwk.parse(JSON.parse(text));
    await requirePair(jwk);
    return JSON.stringify(jwk);
  } catch {
    return;
  }
}

/**
 * Imports a key for use.
 *
 * @param text from `createSigningKey` or `readSigningKey`
 * @throws on anything else
 */
export async function importSigningKey(text: string): Promise<SigningKey> {
  const jwk = privateJwk.parse(JSON.parse(text));
  const publicHalf = publicHalfOf(jwk);
  const kid = await calculateJwkThumbprint(publicHalf);
  return {
    kid,
    signingKey: await importKey(jwk),
    verifyingKey: await importKey(publicHalf),
    publicJwk: { ...publicHalf, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] },
  };
}

/** The public half of a private key. */
export function publicHalfOf({ kty, crv, x, y }: PrivateJwk): JWK {
  return { kty, crv, x, y };
}

/** @throws unless the public half verifies what the private half signs */
async function requirePair(jwk: PrivateJwk): Promise<void> {
  const probe = new CompactSign(Buffer.from('steeple')).setProtectedHeader({ alg: 'ES256' });
  await compactVerify(await probe.sign(await importKey(jwk)), await importKey(publicHalfOf(jwk)));
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'ES256');
  if (key instanceof Uint8Array) {
    throw new TypeError('An ES256 key is not symmetric');
  }
  return key;
}
