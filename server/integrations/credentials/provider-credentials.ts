import type { Pool } from 'pg';
import { isChurchGone } from '#database/access/church-gone.ts';
import { isDatabaseUnavailable } from '../../http/database-unavailable.ts';
import type { ConnectionKey } from '../provider.ts';
import { type Connector, type CredentialStore, createCredentialStore } from './credential-store.ts';
import { keepTrying } from './keep-trying.ts';
import type { Keyring } from './keyring.ts';
import type { ProviderTokens } from './token-pair.ts';
import { createTokenSource, type TokenSource, type TokenSourceServices } from './token-source.ts';

/**
 * What the rest of the server may do with provider tokens. They are only lent, to the `use` of a
 * call.
 */
export type ProviderCredentials = Pick<TokenSource, 'withAccessToken' | 'lenderOf'> & {
  /**
   * Makes a church connected.
   *
   * @returns `refused` when the person may not connect it any more, their session is over, or the
   *   church is gone; the tokens are then queued for revocation
   */
  connect(
    key: ConnectionKey,
    by: Connector,
    tokens: ProviderTokens,
    metadata: Record<string, unknown>,
  ): Promise<'connected' | 'refused'>;
  /**
   * Adds facts, e.g. the name of an organization, to the metadata of the connection made at this
   * moment (`integrations.connected_at`); false when that connection is over.
   */
  rememberFacts(
    key: ConnectionKey,
    personId: string,
    connectedAt: string,
    facts: Record<string, unknown>,
  ): Promise<boolean>;
  /** Seals the PKCE code verifier of one OAuth state. */
  sealVerifier(stateHash: string, verifier: string): string;
  /**
   * Opens what was sealed for the same state.
   *
   * @throws KeyringError
   */
  openVerifier(stateHash: string, sealed: string): string;
  /** Queues tokens that this person got and that were not stored for revocation. */
  discard(key: ConnectionKey, personId: string, tokens: ProviderTokens): Promise<void>;
};

/** What only the process itself and its upkeep may do. */
export type CredentialsKeeper = ProviderCredentials & TokenSource;

export type CredentialServices = TokenSourceServices & {
  /** Logged in as `steeple_providers`. */
  pool: Pool;
  keyring: Keyring;
};

/** How long tokens that a person waits for are kept in memory while the database is down. */
const connectPatienceMs = 5000;

export function createProviderCredentials(services: CredentialServices): CredentialsKeeper {
  const { pool, keyring } = services;
  const store = createCredentialStore(pool, keyring);
  const source = createTokenSource(services, store);
  return {
    connect: (key, by, tokens, metadata) =>
      keepTrying(
        connectPatienceMs,
        () => connect(store, key, by, tokens, metadata),
        isDatabaseUnavailable,
      ),
    withAccessToken: source.withAccessToken,
    lenderOf: source.lenderOf,
    rememberFacts: store.rememberFacts,
    sealVerifier: (stateHash, verifier) => keyring.seal(verifier, placeOfVerifier(stateHash)),
    openVerifier: (stateHash, sealed) => keyring.open(sealed, placeOfVerifier(stateHash)),
    discard: store.queueRevocation,
    renew: source.renew,
    settle: source.settle,
  };
}

async function connect(
  store: CredentialStore,
  key: ConnectionKey,
  by: Connector,
  tokens: ProviderTokens,
  metadata: Record<string, unknown>,
): Promise<'connected' | 'refused'> {
  const isConnected = await store.connect(key, by, tokens, metadata).catch(falseWhenGone);
  if (!isConnected) {
    await store.queueRevocation(key, by.personId, tokens);
  }
  return isConnected ? 'connected' : 'refused';
}

function falseWhenGone(error: unknown): false {
  if (isChurchGone(error)) {
    return false;
  }
  throw error;
}

function placeOfVerifier(stateHash: string): string {
  return `connection-state:${stateHash}`;
}
