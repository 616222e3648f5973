import { z } from 'zod';
import type { ConnectionKey } from '../provider.ts';
import type { Keyring } from './keyring.ts';

/** What a provider gave us for one church. */
export type TokenPair = {
  accessToken: string;
  /** Null when the provider gave none: the connection then lasts as long as the access token. */
  refreshToken: string | null;
};

/** A token pair with what the provider said about it. */
export type ProviderTokens = TokenPair & {
  /** When the access token ends. */
  expiresAt: Date;
  /** What was granted, in the provider's words; null when it did not say. */
  scope: string | null;
  /** The application at the provider that it belongs to; no other one can renew it. */
  clientId: string;
};

const sealedPair = z.object({ accessToken: z.string(), refreshToken: z.string().nullable() });

/**
 * Seals a pair for the row of its connection.
 *
 * @returns the text for the column `sealed_tokens`
 */
export function sealPair(keyring: Keyring, key: ConnectionKey, pair: TokenPair): string {
  const { accessToken, refreshToken } = pair;
  return keyring.seal(JSON.stringify({ accessToken, refreshToken }), placeOf(key));
}

/**
 * Opens what `sealPair` sealed for the same connection.
 *
 * @throws KeyringError
 */
export function openPair(keyring: Keyring, key: ConnectionKey, sealed: string): TokenPair {
  return sealedPair.parse(JSON.parse(keyring.open(sealed, placeOf(key))));
}

function placeOf({ type, accountId }: ConnectionKey): string {
  return `provider-tokens:${type}:${accountId}`;
}
