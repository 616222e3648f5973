import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import { createTurnableClock } from '#sandbox/clock.ts';
import type { Sandbox } from '#sandbox/start-sandbox.ts';
import { readConfig } from '#server/config.ts';
import { startTestSandbox } from '#testing/sandbox/sandbox.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { createKeyring } from '../credentials/keyring.ts';
import {
  type CredentialsKeeper,
  createProviderCredentials,
} from '../credentials/provider-credentials.ts';
import { createOauthClient } from '../oauth/oauth-client.ts';
import type { Providers } from '../provider.ts';
import { readProviders } from '../read-providers.ts';
import { connectDemoChurch } from './connect-demo-church.ts';

const accountId = '5eed0000-0000-4000-8000-0000000000a1';
const log = pino({ level: 'silent' });
const keyring = createKeyring(randomBytes(32));
const config = readConfig({ NODE_ENV: 'test' });

let database: TestDatabase;
let sandbox: Sandbox;
let providers: Providers;
let credentials: CredentialsKeeper;

beforeEach(async () => {
  database = await createTestDatabase();
  await useSandbox();
});
afterEach(async () => {
  await credentials.settle();
  await sandbox.close();
  await database.drop();
});

/** Starts a sandbox that remembers nothing, and points everything at it. */
async function useSandbox(): Promise<void> {
  sandbox = await startTestSandbox({ clock: createTurnableClock() });
  providers = readProviders(config, sandbox);
  credentials = createProviderCredentials({
    pool: database.connections.providers,
    providers,
    oauth: createOauthClient(config),
    keyring,
    log,
    timeoutMs: 5000,
  });
}
const connectDemo = () =>
  connectDemoChurch({ owner: database.ownerConfig, credentials, providers, sandbox, log });

async function isConnected(type: IntegrationType): Promise<boolean> {
  return credentials.withAccessToken(
    { accountId, type },
    AbortSignal.timeout(5000),
    async (accessToken) => sandbox.knows(type, accessToken),
  );
}
async function rowOf(type: IntegrationType) {
  const { rows } = await database.owner.query(
    'select is_connected, connected_at, metadata from public.integrations where account_id = $1 and integration_type = $2',
    [accountId, type],
  );
  return rows[0];
}

test('the church that the seed calls connected is connected', async () => {
  const before = await rowOf('planning_center');
  expect(await connectDemo()).toEqual(['planning_center', 'google_search_console']);
  expect(await isConnected('planning_center')).toBe(true);
  expect(await isConnected('google_search_console')).toBe(true);
  expect(await rowOf('planning_center')).toEqual(before);
  expect(await rowOf('google_search_console')).toMatchObject({
    metadata: { property_url: 'sc-domain:gracehill.example', permission_level: 'siteOwner' },
  });
});

test('once is enough', async () => {
  await connectDemo();
  expect(await connectDemo()).toEqual([]);
});

test('what it has counted of its groups since it was connected is there, week by week', async () => {
  await connectDemo();
  const { rows } = await database.owner.query<{ day: string; people: number }>(
    `select day::text, (body -> 0 ->> 'people')::integer as people from private.readings
     where account_id = $1 and kind = 'memberCounts' order by day`,
    [accountId],
  );
  expect(rows[0]?.day).toBe('2025-09-21');
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.every(({ people }) => people > 50 && people < 400)).toBe(true);
});

test('after a sandbox has lost its state, it is connected again, with its property', async () => {
  await connectDemo();
  const before = await rowOf('google_search_console');
  await sandbox.close();
  await useSandbox();
  expect(await connectDemo()).toEqual(['planning_center', 'google_search_console']);
  expect(await isConnected('planning_center')).toBe(true);
  expect(await rowOf('google_search_console')).toEqual(before);
});

test('an access token that ran out is renewed, not replaced', async () => {
  await connectDemo();
  await database.owner.query('update private.provider_credentials set access_expires_at = now()');
  expect(await connectDemo()).toEqual([]);
  expect(await isConnected('planning_center')).toBe(true);
});

test('what a person has disconnected stays so', async () => {
  await database.owner.query('update public.integrations set is_connected = false');
  expect(await connectDemo()).toEqual([]);
  expect(await rowOf('planning_center')).toMatchObject({ is_connected: false });
});

test('if another server replaces a provider, it gets nothing', async () => {
  const elsewhere = providers.planning_center && { ...providers.planning_center, isSandbox: false };
  providers = { ...providers, planning_center: elsewhere };
  expect(await connectDemo()).toEqual(['google_search_console']);
  const { rows } = await database.owner.query(
    'select integration_type from private.provider_credentials',
  );
  expect(rows).toEqual([{ integration_type: 'google_search_console' }]);
});
