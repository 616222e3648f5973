import type { Pool } from 'pg';
import type { ConnectionKey } from '../provider.ts';
import { ProviderError } from '../provider-error.ts';
import { type Keyring, KeyringError } from './keyring.ts';
import { createRenewalLeases } from './renewal-leases.ts';
import { openPair, type ProviderTokens, sealPair, type TokenPair } from './token-pair.ts';

/** A church's newest token pair as the database has it. */
export type Credential = TokenPair & {
  /** Identifies the pair; compared, never calculated with. */
  version: string;
  expiresAt: Date;
  /** The provider refuses to renew this pair. */
  isRefused: boolean;
  /** The application at the provider that the pair belongs to; null when it was not recorded. */
  clientId: string | null;
};

/** Who connects a church, and the session they began it in; null when the server does it itself. */
export type Connector = { personId: string; sessionId: string | null };

/** What became of a renewed pair; `superseded`: another pair has replaced the one it came from. */
export type KeepOutcome = 'stored' | 'superseded' | 'disconnected';

export type CredentialStore = ReturnType<typeof createCredentialStore>;

type CredentialRow = {
  version: string;
  sealed_tokens: string;
  access_expires_at: Date;
  is_refused: boolean;
  client_id: string | null;
};

const ofConnection = 'account_id = $1 and integration_type = $2';

/**
 * The statements on `private.provider_credentials`, each a transaction of its own.
 *
 * @param pool of `steeple_providers`
 * @throws what PostgreSQL said
 */
export function createCredentialStore(pool: Pool, keyring: Keyring) {
  const rowsOf = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> =>
    (await pool.query<Row>(text, values)).rows;

  return {
    /**
     * Reads the newest pair.
     *
     * @returns null when not connected
     * @throws ProviderError when it cannot be opened
     */
    read: async (key: ConnectionKey): Promise<Credential | null> => {
      const [row] = await rowsOf<CredentialRow>(
        `select version::text, sealed_tokens, access_expires_at, reconnect_needed_at is not null as is_refused, client_id
         from private.provider_credentials where ${ofConnection}`,
        [key.accountId, key.type],
      );
      return row ? openRow(keyring, key, row) : null;
    },

    ...createRenewalLeases(pool),

    /** Replaces the pair that the renewed one came from. */
    keepRenewed: async (
      key: ConnectionKey,
      fromVersion: string,
      tokens: ProviderTokens,
    ): Promise<KeepOutcome> => {
      const [row] = await rowsOf<{ outcome: KeepOutcome }>(
        'select private.store_refreshed_tokens($1, $2, $3, $4, $5, $6, $7, $8) as outcome',
        [key.accountId, key.type, fromVersion, ...sealedColumns(keyring, key, tokens)],
      );
      return row?.outcome ?? 'disconnected';
    },

    /** Stores the tokens of a new connection; false if the person may not connect. */
    connect: async (
      key: ConnectionKey,
      by: Connector,
      tokens: ProviderTokens,
      metadata: Record<string, unknown>,
    ): Promise<boolean> => {
      const [row] = await rowsOf<{ is_connected: boolean }>(
        'select private.store_connection($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as is_connected',
        [
          key.accountId,
          key.type,
          by.personId,
          by.sessionId,
          JSON.stringify(metadata),
          ...sealedColumns(keyring, key, tokens),
        ],
      );
      return row?.is_connected ?? false;
    },

    /** Adds facts about the connection made at that moment; false when it is over. */
    rememberFacts: async (
      key: ConnectionKey,
      personId: string,
      connectedAt: string,
      facts: Record<string, unknown>,
    ): Promise<boolean> => {
      const [row] = await rowsOf<{ is_known: boolean }>(
        'select private.remember_connection_facts($1, $2, $3, $4, $5) as is_known',
        [key.accountId, key.type, personId, JSON.stringify(facts), connectedAt],
      );
      return row?.is_known ?? false;
    },

    queueRevocation: revocationQueue(pool, keyring),
  };
}

/**
 * Queues a pair that was not stored for revocation.
 *
 * @returns a function of the connection, the person who got the pair (null for the one who connected
 *   the church last) and the pair
 */
function revocationQueue(pool: Pool, keyring: Keyring) {
  return async (key: ConnectionKey, personId: string | null, pair: TokenPair): Promise<void> => {
    await pool.query(
      `insert into private.provider_revocations (account_id, integration_type, sealed_tokens, key_id, connected_by)
       values ($1, $2, $3, $4, coalesce($5, (
         select connected_by from private.provider_revocations
         where ${ofConnection} order by created_at desc limit 1)))`,
      [key.accountId, key.type, sealPair(keyring, key, pair), keyring.currentKeyId, personId],
    );
  };
}

/**
 * The last parameters of both functions that write tokens: sealed tokens, key id, expiry, scope,
 * application.
 */
function sealedColumns(keyring: Keyring, key: ConnectionKey, tokens: ProviderTokens) {
  return [
    sealPair(keyring, key, tokens),
    keyring.currentKeyId,
    tokens.expiresAt,
    tokens.scope,
    tokens.clientId,
  ];
}

function openRow(keyring: Keyring, key: ConnectionKey, row: CredentialRow): Credential {
  try {
    return {
      ...openPair(keyring, key, row.sealed_tokens),
      version: row.version,
      expiresAt: row.access_expires_at,
      isRefused: row.is_refused,
      clientId: row.client_id,
    };
  } catch (error) {
    // Connecting again writes the row with a known key.
    const reason =
      error instanceof KeyringError ? error.message : 'What it holds is no token pair.';
    throw new ProviderError('reconnect_needed', `The stored tokens do not open. ${reason}`);
  }
}
