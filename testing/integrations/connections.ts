import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { createKeyring, type Keyring } from '#server/integrations/credentials/keyring.ts';
import {
  type CredentialsKeeper,
  createProviderCredentials,
} from '#server/integrations/credentials/provider-credentials.ts';
import type { ProviderTokens } from '#server/integrations/credentials/token-pair.ts';
import type { ConnectionKey, Providers } from '#server/integrations/provider.ts';
import { buildPerson } from '#testing/factories/person.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { oauth } from './oauth-client.ts';
import type { RunningEndpoint } from './token-endpoint.ts';

/** Connected churches in a real database, and a provider over real HTTP. */
export type TestConnections = {
  database: TestDatabase;
  endpoint: RunningEndpoint;
  providers: Providers;
  encryptionKey: Buffer;
  keyring: Keyring;
  log: pino.Logger;
  /** The log, one line of JSON each. */
  logged: string[];
  keeper: CredentialsKeeper;
  /**
   * A second credential store, like another server process's.
   *
   * @param timeoutMs how long it waits for the provider; longer than any test if not given
   */
  anotherKeeper(keyring?: Keyring, timeoutMs?: number): CredentialsKeeper;
  /** Connects a new church; the access token expires in two hours by default. */
  connectChurch(lifeSeconds?: number): Promise<TestChurch>;
  /** A column of the church's row in `private.provider_credentials`, as text. */
  stored(key: ConnectionKey, column: string): Promise<string | null | undefined>;
  /** Sets columns of the church's row, e.g. `access_expires_at = now()`. */
  arrange(key: ConnectionKey, assignments: string): Promise<void>;
  disconnect(key: ConnectionKey): Promise<void>;
  /** When the church was connected, as PostgreSQL writes it. */
  connectedAt(key: ConnectionKey): Promise<string>;
  /** The church's tokens queued for revocation, decrypted. */
  queued(key: ConnectionKey): Promise<string[]>;
};

type TestChurch = { key: ConnectionKey; personId: string; tokens: ProviderTokens };

/** Longer than a busy machine takes: only a provider that hangs is given up. */
const testTimeoutMs = 15_000;

export function arrangeConnections(
  database: TestDatabase,
  endpoint: RunningEndpoint,
): TestConnections {
  const { owner } = database;
  const { type } = endpoint.provider;
  const encryptionKey = randomBytes(32);
  const keyring = createKeyring(encryptionKey);
  const logged: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => logged.push(line) });
  const providers: Providers = {
    planning_center: null,
    google_search_console: null,
    [type]: endpoint.provider,
  };
  const pool = database.connections.providers;
  const anotherKeeper = (ring: Keyring = keyring, timeoutMs = testTimeoutMs) =>
    createProviderCredentials({
      pool,
      providers,
      oauth,
      keyring: ring,
      log,
      timeoutMs,
    });
  const keeper = anotherKeeper();
  return {
    database,
    endpoint,
    providers,
    encryptionKey,
    keyring,
    log,
    logged,
    keeper,
    anotherKeeper,
    connectChurch: async (lifeSeconds) => {
      const person = await buildPerson(owner, { role: 'account_admin' });
      const key = { accountId: person.accountId ?? '', type };
      const tokens = endpoint.grant(lifeSeconds);
      await keeper.connect(key, { personId: person.userId, sessionId: null }, tokens, {
        organization_name: 'Grace',
      });
      return { key, personId: person.userId, tokens };
    },
    ...credentialRows(owner, keyring),
  };
}

type CredentialRows = Pick<
  TestConnections,
  'stored' | 'arrange' | 'disconnect' | 'connectedAt' | 'queued'
>;

/** Reads and changes the church's rows as the owner. */
function credentialRows(owner: TestDatabase['owner'], keyring: Keyring): CredentialRows {
  const place = 'account_id = $1 and integration_type = $2';
  return {
    stored: async (key, column) => {
      const { rows } = await owner.query<{ value: string | null }>(
        `select (${column})::text as value from private.provider_credentials where ${place}`,
        [key.accountId, key.type],
      );
      return rows[0]?.value;
    },
    arrange: async (key, assignments) => {
      await owner.query(`update private.provider_credentials set ${assignments} where ${place}`, [
        key.accountId,
        key.type,
      ]);
    },
    disconnect: async (key) => {
      await owner.query(`update public.integrations set is_connected = false where ${place}`, [
        key.accountId,
        key.type,
      ]);
    },
    connectedAt: async (key) => {
      const { rows } = await owner.query<{ at: string }>(
        `select connected_at::text as at from public.integrations where ${place}`,
        [key.accountId, key.type],
      );
      return rows[0]?.at ?? '';
    },
    queued: async (key) => {
      const { rows } = await owner.query<{ sealed_tokens: string }>(
        `select sealed_tokens from private.provider_revocations where ${place}`,
        [key.accountId, key.type],
      );
      return rows.map((row) =>
        keyring.open(row.sealed_tokens, `provider-tokens:${key.type}:${key.accountId}`),
      );
    },
  };
}
