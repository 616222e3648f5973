import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { startDeadline, within } from '../deadline.ts';
import type { OauthClient } from '../oauth/oauth-client.ts';
import type { ConnectionKey, Provider, Providers } from '../provider.ts';
import { AccessTokenRefused, ProviderError } from '../provider-error.ts';
import { requireProvider } from '../require-provider.ts';
import type { Credential, CredentialStore } from './credential-store.ts';
import { createRenewals, notConnected, type Renewals } from './renewals.ts';

/** An access token that ends sooner is renewed before it is used. */
const renewBeforeMs = 60_000;

/** How long a pair renewed over a 401 is not renewed over another. */
const coolDownMs = 30_000;

/**
 * Runs `use` with a fresh access token; after AccessTokenRefused once more with a newer one.
 *
 * @param signal ends the waiting of this caller, never a renewal
 * @throws ProviderError not_connected, reconnect_needed, provider_unavailable or
 *   provider_not_configured, and what `use` throws
 */
type LendToken = <Result>(
  signal: AbortSignal,
  use: (accessToken: string) => Promise<Result>,
) => Promise<Result>;

/** Lends access tokens, renewed when that is due. */
export type TokenSource = {
  /** Lends the newest token of a connection once. */
  withAccessToken<Result>(
    key: ConnectionKey,
    signal: AbortSignal,
    use: (accessToken: string) => Promise<Result>,
  ): Promise<Result>;
  /**
   * Lends a connection's tokens to one run, which reads them once, and anew when they end or are refused. It
   * does not notice a Disconnect: whoever holds a lease asks for that with each turn.
   */
  lenderOf(key: ConnectionKey): LendToken;
  /**
   * Renews a connection's tokens even if they are still good.
   *
   * @throws as `withAccessToken` does
   */
  renew(key: ConnectionKey): Promise<void>;
  /** Waits for the renewals under way; to be called before the database is closed. */
  settle(): Promise<void>;
};

export type TokenSourceServices = {
  providers: Providers;
  oauth: Pick<OauthClient, 'refresh'>;
  log: Logger;
  /** How long a provider may take for one answer, and a caller waits for a token at most. */
  timeoutMs: number;
};

export function createTokenSource(
  services: TokenSourceServices,
  store: CredentialStore,
): TokenSource {
  const { providers, oauth, log, timeoutMs } = services;
  const renewals = createRenewals({ store, oauth, log, timeoutMs });

  const readConnected = (key: ConnectionKey) => readConnection(store, key);

  /** Pairs that were renewed after a 401, by connection: a provider that refuses those as well … */
  const renewedOverRefusal = new LRUCache<string, { version: string; atMs: number }>({
    max: 1_000,
  });

  /** After a 401: another caller may have renewed the pair already. */
  const newerPair = async (provider: Provider, key: ConnectionKey, refused: Credential) => {
    const newest = await readConnected(key);
    const place = placeOf(key);
    const last = renewedOverRefusal.get(place);
    // … is not asked for another one with every call.
    const isFresh = last?.version === newest.version && Date.now() - last.atMs < coolDownMs;
    if (newest.version !== refused.version || isFresh) {
      return newest;
    }
    const renewed = await renewals
      .renew(provider, key, newest)
      .catch((error: unknown) => endAccessIfOver(store, key, newest, error));
    renewedOverRefusal.set(place, { version: renewed.version, atMs: Date.now() });
    return renewed;
  };

  const lenderOf = (key: ConnectionKey): LendToken => {
    let held: Credential | null = null;
    return async (signal, use) => {
      const provider = requireProvider(providers, key.type);
      const hold = async (pair: Promise<Credential>) => {
        held = await within(startDeadline(timeoutMs, signal), pair);
        return held;
      };
      const lend = async ({ accessToken }: Credential) => {
        const result = await use(accessToken);
        // The token works, so a later 401 means something new.
        renewedOverRefusal.delete(placeOf(key));
        return result;
      };
      const isGood = held !== null && millisecondsLeft(held) > renewBeforeMs;
      const pair =
        isGood && held ? held : await hold(freshPair({ store, renewals }, provider, key));
      try {
        return await lend(pair);
      } catch (error) {
        if (!(error instanceof AccessTokenRefused)) {
          throw error;
        }
      }
      return lend(await hold(newerPair(provider, key, pair)));
    };
  };

  return {
    withAccessToken: (key, signal, use) => lenderOf(key)(signal, use),
    lenderOf,
    renew: async (key) => {
      const provider = requireProvider(providers, key.type);
      await renewals.renew(provider, key, await readConnected(key));
    },
    settle: renewals.settle,
  };
}

async function readConnection(store: CredentialStore, key: ConnectionKey): Promise<Credential> {
  const credential = await store.read(key);
  if (!credential) {
    throw notConnected();
  }
  return credential;
}

/** The stored pair, renewed where it ends soon. */
async function freshPair(
  { store, renewals }: { store: CredentialStore; renewals: Renewals },
  provider: Provider,
  key: ConnectionKey,
): Promise<Credential> {
  const stored = await readConnection(store, key);
  if (millisecondsLeft(stored) > renewBeforeMs) {
    return stored;
  }
  try {
    return await renewals.renew(provider, key, stored);
  } catch (error) {
    if (millisecondsLeft(stored) > 0 && isWorthTheOldPair(error)) {
      return stored;
    }
    throw error;
  }
}

/** When neither token of a pair is accepted any more, nobody needs to ask the provider again. */
async function endAccessIfOver(
  store: CredentialStore,
  key: ConnectionKey,
  { version }: Credential,
  error: unknown,
): Promise<never> {
  if (error instanceof ProviderError && error.code === 'reconnect_needed') {
    await store.endAccess(key, version);
  }
  throw error;
}

function placeOf({ type, accountId }: ConnectionKey): string {
  return `${type}:${accountId}`;
}

function millisecondsLeft({ expiresAt }: Credential): number {
  return expiresAt.getTime() - Date.now();
}

/**
 * Whether an access token that is about to expire may be used once more: its connection is still
 * good.
 */
function isWorthTheOldPair(error: unknown): boolean {
  return error instanceof ProviderError && error.code !== 'not_connected';
}
