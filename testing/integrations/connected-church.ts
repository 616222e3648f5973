import { randomBytes } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, inject } from 'vitest';
import type { ConnectionFailureCode } from '#contract/functions/connections.ts';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import { openConnections } from '#database/access/connections.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { buildPerson, type Person } from '#testing/factories/person.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { invokeFunction } from '../invoke-function.ts';
import {
  type ReceivedRequest,
  type Reply,
  startTestProvider,
  type TestProviderServer,
} from './provider-server.ts';

/** `integrations.metadata` once a property has been chosen. */
export const chosen = {
  property_url: 'sc-domain:gracehill.example',
  permission_level: 'siteOwner',
};
export const queryPath = '/webmasters/v3/sites/sc-domain%3Agracehill.example/searchAnalytics/query';

type Paths = Record<string, Reply | ((request: ReceivedRequest) => Reply | Promise<Reply>)>;

/** A whole Steeple, a stand-in for both providers, and a church whose admin is signed in. */
export type ConnectedChurch = Awaited<ReturnType<typeof startConnectedChurch>>;

/**
 * Starts it.
 *
 * @param timeoutMs how long a provider may take; longer than a busy machine takes if not given
 */
export async function startConnectedChurch(timeoutMs = 15_000) {
  const provider = await startTestProvider();
  const database = await createTestDatabase();
  const settings = {
    PROVIDER_TIMEOUT_MS: timeoutMs,
    PCO_BASE_URL: provider.url,
    GOOGLE_TOKEN_URL: `${provider.url}/token`,
    GSC_BASE_URL: `${provider.url}/webmasters/v3`,
  };
  const encryptionKey = randomBytes(32);
  const server = await startTestServer(database, settings, encryptionKey);
  const person = await buildPerson(database.owner, { role: 'account_admin' });
  const church = { accountId: person.accountId ?? '' };
  return {
    provider,
    database,
    server,
    church,
    admin: await server.clientOf(person.email),
    /** Resets everything: another church, nothing connected, healthy providers. */
    reset: async () => {
      church.accountId = await moveToNewChurch(database, person);
      answerPaths(provider);
    },
    connect: (type: IntegrationType, metadata: Record<string, unknown> = {}) =>
      connect(server, { accountId: church.accountId, type }, person, metadata),
    /** As the web app does it. */
    disconnect: (client: SupabaseClient, type: IntegrationType) =>
      disconnect(client, { accountId: church.accountId, type }),
    storedMetadata: (type: IntegrationType) => storedMetadata(database, church.accountId, type),
    /** Healthy providers, except for the given paths. */
    answerPaths: (special: Paths) => answerPaths(provider, special),
    /** Calls a function the way the web app does. */
    invoke: (client: SupabaseClient, name: string, more: Record<string, unknown> = {}) =>
      answerOf(client, name, { ...church, ...more }),
    /** Starts a second server on the same database, with pools and a memory of its own. */
    startAnother: async () => {
      const connections = reconnect(database);
      const another = await startTestServer({ connections }, settings, encryptionKey);
      return {
        admin: await another.clientOf(person.email),
        close: async () => {
          await another.close();
          await connections.close();
        },
      };
    },
    close: async () => {
      await server.close();
      await database.drop();
      await provider.close();
    },
  };
}

/** The answer of a function that fails with a code. */
export function failed(status: number, code: ConnectionFailureCode) {
  return {
    status,
    body: { success: false, code, error: expect.any(String), request_id: expect.any(String) },
  };
}

/** Refuses the first access token as expired, takes any other. */
export function onlyRenewed(reply: Reply): (request: ReceivedRequest) => Reply {
  return ({ headers }) =>
    headers.authorization === 'Bearer first-token'
      ? { status: 401, json: { errors: [{ detail: 'Error Code Hint: (BABOON)' }] } }
      : reply;
}

function reconnect({ ownerConfig }: TestDatabase) {
  return openConnections(ownerConfig, inject('cluster').loginPassword, {
    poolSize: 5,
    acquireTimeoutMs: 5_000,
    statementTimeoutMs: 5_000,
  });
}

/** Rate limits count per church, so each test has its own. */
async function moveToNewChurch({ owner }: TestDatabase, { userId }: Person): Promise<string> {
  const accountId = await buildAccount(owner);
  await owner.query('update public.profiles set account_id = $1 where user_id = $2', [
    accountId,
    userId,
  ]);
  return accountId;
}

async function connect(
  { services }: TestServer,
  key: { accountId: string; type: IntegrationType },
  { userId }: Person,
  metadata: Record<string, unknown>,
): Promise<void> {
  const tokens = {
    accessToken: 'first-token',
    refreshToken: 'first-refresh-token',
    expiresAt: new Date(Date.now() + 3_600_000),
    scope: null,
    clientId: services.providers[key.type]?.clientId ?? '',
  };
  const by = { personId: userId, sessionId: null };
  expect(await services.credentials.connect(key, by, tokens, metadata)).toBe('connected');
}

async function disconnect(
  client: SupabaseClient,
  { accountId, type }: { accountId: string; type: IntegrationType },
): Promise<void> {
  const { error } = await client
    .from('integrations')
    .update({ is_connected: false, metadata: null })
    .eq('account_id', accountId)
    .eq('integration_type', type);
  expect(error).toBeNull();
}

async function storedMetadata({ owner }: TestDatabase, accountId: string, type: IntegrationType) {
  const { rows } = await owner.query<{ metadata: unknown }>(
    'select metadata from public.integrations where account_id = $1 and integration_type = $2',
    [accountId, type],
  );
  return rows[0]?.metadata;
}

async function answerOf(client: SupabaseClient, name: string, body: Record<string, unknown>) {
  const { status, data } = await invokeFunction(client, name, body);
  return { status, body: data };
}

const inGoodHealth: Paths = {
  '/current/v2/me': {
    json: {
      data: {},
      included: [{ type: 'Organization', id: '544011', attributes: { name: 'Grace Hill Church' } }],
    },
  },
  '/oauth/token': {
    json: {
      access_token: 'second-token',
      refresh_token: 'second-refresh-token',
      token_type: 'Bearer',
      expires_in: 7200,
    },
  },
  '/token': { json: { access_token: 'second-token', token_type: 'Bearer', expires_in: 3599 } },
  '/webmasters/v3/sites': {
    json: {
      siteEntry: [
        { siteUrl: 'sc-domain:gracehill.example', permissionLevel: 'siteOwner' },
        { siteUrl: 'https://old.example/', permissionLevel: 'siteUnverifiedUser' },
      ],
    },
  },
};
/** A list of Planning Center; to the Search Console client, an answer without rows. */
const twelve: Reply = { json: { data: [], meta: { total_count: 12, can_query_by: ['status'] } } };

function answerPaths(provider: TestProviderServer, special: Paths = {}): void {
  const paths = { ...inGoodHealth, ...special };
  provider.answerWith((request) => {
    const { pathname } = new URL(request.target, provider.url);
    const reply = paths[pathname] ?? twelve;
    return typeof reply === 'function' ? reply(request) : reply;
  });
}
