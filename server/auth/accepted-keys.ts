import { z } from 'zod';
import { KeysError } from './keys-error.ts';
import { readSigningKey } from './signing-key.ts';

const jwkList = z.array(z.record(z.string(), z.unknown()));

/**
 * Reads `JWT_KEYS_ACCEPTED`: further keys whose tokens are accepted, a JSON array of ES256 private
 * keys as JWKs; unset means none. Public keys are refused, because refresh tokens are checked with
 * the private half (docs/decisions/signing-keys.md).
 *
 * @returns each as one line, as `readSigningKey` does
 * @throws KeysError
 */
export async function readAcceptedSigningKeys(text: string): Promise<string[]> {
  if (text.trim() === '') {
    return [];
  }
  const keys = await Promise.all(parseList(text).map((jwk) => readSigningKey(JSON.stringify(jwk))));
  return keys.map((key, index) => {
    if (key === undefined) {
      throw new KeysError(
        'keys_invalid',
        `JWT_KEYS_ACCEPTED, or retiredJwtKeys in keys.json: key number ${index + 1} isn’t valid. Each must be an ES256 private key as a JWK: {"kty":"EC","crv":"P-256","x":…,"y":…,"d":…}.`,
      );
    }
    return key;
  });
}

function parseList(text: string): z.infer<typeof jwkList> {
  try {
    return jwkList.parse(JSON.parse(text));
  } catch {
    // The cause is left out: a parser quotes what it could not parse, and that is a key.
    throw new KeysError(
      'keys_invalid',
      'JWT_KEYS_ACCEPTED, or retiredJwtKeys in keys.json, isn’t valid. The setting must be a JSON array of ES256 private keys as JWKs, in one line: [{"kty":"EC",…},…].',
    );
  }
}
