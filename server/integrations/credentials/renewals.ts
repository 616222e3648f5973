import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { OauthClient } from '../oauth/oauth-client.ts';
import type { ConnectionKey, Provider } from '../provider.ts';
import { ProviderError } from '../provider-error.ts';
import type { Credential, CredentialStore } from './credential-store.ts';
import { keepTrying } from './keep-trying.ts';
import type { ProviderTokens } from './token-pair.ts';

export type Renewals = {
  /**
   * Of all callers at the same time, in any process, one calls the provider.
   *
   * @returns a pair newer than the stale one
   * @throws ProviderError and what PostgreSQL said
   */
  renew(provider: Provider, key: ConnectionKey, stale: Credential): Promise<Credential>;
  /** Waits for the renewals under way. */
  settle(): Promise<void>;
};

export type RenewalServices = {
  store: CredentialStore;
  oauth: Pick<OauthClient, 'refresh'>;
  log: Logger;
  /** How long the provider may take to answer. */
  timeoutMs: number;
};

/** What a lease lasts beyond the provider's answer, so that the new pair can be written. */
const leaseMarginMs = 18_000;
/** How long a new pair is kept in memory while the database is down. */
const keepPatienceMs = 60_000;

/** Renews token pairs, each once (docs/decisions/provider-tokens.md). */
export function createRenewals(services: RenewalServices): Renewals {
  const running = new Map<string, Promise<Credential>>();
  return {
    renew: (provider, key, stale) => {
      const name = `${key.type} ${key.accountId} ${stale.version}`;
      const found = running.get(name);
      if (found) {
        return found;
      }
      const renewal = new Renewal(services, provider, key, stale.version)
        .run()
        .finally(() => running.delete(name));
      running.set(name, renewal);
      return renewal;
    },
    settle: async () => {
      await Promise.allSettled(running.values());
    },
  };
}

/** One process's attempt to replace one token pair. */
class Renewal {
  readonly #services: RenewalServices;
  readonly #provider: Provider;
  readonly #key: ConnectionKey;
  readonly #staleVersion: string;
  readonly #holder = randomUUID();

  constructor(
    services: RenewalServices,
    provider: Provider,
    key: ConnectionKey,
    staleVersion: string,
  ) {
    this.#services = services;
    this.#provider = provider;
    this.#key = key;
    this.#staleVersion = staleVersion;
  }

  async run(): Promise<Credential> {
    const { store, timeoutMs } = this.#services;
    const giveUpAtMs = performance.now() + timeoutMs;
    do {
      const newest = await store.read(this.#key);
      if (!newest) {
        throw notConnected();
      }
      if (newest.version !== this.#staleVersion) {
        return newest;
      }
      const renewed = await this.#renewIfFree(newest);
      if (renewed) {
        return renewed;
      }
      await pause(100 + Math.random() * 150);
    } while (performance.now() < giveUpAtMs);
    throw new ProviderError('provider_unavailable', 'Another process is renewing, and too slowly.');
  }

  /** @returns null when it is somebody else's turn, so that the row is worth another look */
  async #renewIfFree(newest: Credential): Promise<Credential | null> {
    const { store, timeoutMs } = this.#services;
    const { refreshToken, isRefused, clientId } = newest;
    if (isRefused) {
      throw reconnectNeeded();
    }
    // The provider would answer `invalid_grant`; with the right application the pair is fine.
    if (clientId !== null && clientId !== this.#provider.clientId) {
      throw new ProviderError('provider_not_configured', 'Another application got these tokens.');
    }
    const leaseMs = timeoutMs + leaseMarginMs;
    if (!(await store.takeLease(this.#key, this.#staleVersion, this.#holder, leaseMs))) {
      return null;
    }
    // A provider may leave the refresh token out; then there is nothing to renew with.
    const tokens = await (refreshToken === null
      ? this.#markRefused()
      : this.#askProvider(refreshToken));
    return tokens && (await this.#keep(tokens));
  }

  /** @returns null when the provider refuses a pair that somebody else has taken over meanwhile */
  async #askProvider(refreshToken: string): Promise<ProviderTokens | null> {
    const { oauth, timeoutMs } = this.#services;
    try {
      // A deadline of its own: none of the callers waiting for it may cut it short for the others.
      const deadline = AbortSignal.timeout(timeoutMs);
      const tokens = await oauth.refresh(this.#provider, refreshToken, deadline);
      return { ...tokens, refreshToken: tokens.refreshToken ?? refreshToken };
    } catch (error) {
      if (!(error instanceof ProviderError && error.code === 'reconnect_needed')) {
        await this.#release();
        throw error;
      }
      return this.#markRefused();
    }
  }

  /**
   * Marks the connection as needing a person, once.
   *
   * @returns null when somebody else has replaced the pair meanwhile
   */
  async #markRefused(): Promise<null> {
    const { store, log } = this.#services;
    if (await store.markRefused(this.#key, this.#staleVersion, this.#holder)) {
      log.warn(this.#key, 'the provider renews this connection no more');
      throw reconnectNeeded();
    }
    return null;
  }

  async #release(): Promise<void> {
    try {
      await this.#services.store.releaseLease(this.#key, this.#holder);
    } catch (error) {
      this.#services.log.warn({ ...this.#key, err: error }, 'a lease was left to run out');
    }
  }

  /** Stores the pair before anybody uses it: the provider may have invalidated the old one. */
  async #keep(tokens: ProviderTokens): Promise<Credential> {
    const { store, log } = this.#services;
    const outcome = await keepTrying(keepPatienceMs, () =>
      store.keepRenewed(this.#key, this.#staleVersion, tokens),
    );
    if (outcome !== 'stored') {
      log.info({ ...this.#key, outcome }, 'a renewed token pair came too late to be kept');
    }
    if (outcome !== 'stored') {
      await keepTrying(keepPatienceMs, () => store.queueRevocation(this.#key, null, tokens));
    }
    const newest = await store.read(this.#key);
    if (!newest) {
      throw notConnected();
    }
    return newest;
  }
}

/** The church has not connected this system. */
export function notConnected(): ProviderError {
  return new ProviderError('not_connected', 'There is no connection.');
}

function reconnectNeeded(): ProviderError {
  return new ProviderError('reconnect_needed', 'The provider renews this connection no more.');
}
