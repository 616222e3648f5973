import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import { createTurnableClock } from '#sandbox/clock.ts';
import type { Sandbox } from '#sandbox/start-sandbox.ts';
import { readConfig } from '#server/config.ts';
import { forThisFile } from '#testing/for-this-file.ts';
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

/** A database with the demo church, and a sandbox that remembers nothing yet. */
type Stand = {
  database: TestDatabase;
  sandbox: Sandbox;
  providers: Providers;
  credentials: CredentialsKeeper;
  end(): Promise<void>;
};

async function startStand(): Promise<Stand> {
  const database = await createTestDatabase();
  const behind = await startProviders(database);
  return {
    ...behind,
    database,
    end: async () => {
      await behind.end();
      await database.drop();
    },
  };
}

/** Starts a sandbox that remembers nothing, and points everything at it. */
async function startProviders({ connections }: Pick<TestDatabase, 'connections'>) {
  const sandbox = await startTestSandbox({ clock: createTurnableClock() });
  const providers = readProviders(config, sandbox);
  const credentials = createProviderCredentials({
    pool: connections.providers,
    providers,
    oauth: createOauthClient(config),
    keyring,
    log,
    timeoutMs: 5000,
  });
  const end = async () => {
    await credentials.settle();
    await sandbox.close();
  };
  return { sandbox, providers, credentials, end };
}

/** A stand of one test's own. */
async function ownStand(): Promise<Stand> {
  const stand = await startStand();
  onTestFinished(stand.end);
  return stand;
}

const connectDemo = ({ database, ...behind }: Stand) =>
  connectDemoChurch({ ...behind, owner: database.ownerConfig, log });

async function isConnected({ credentials, sandbox }: Stand, type: IntegrationType) {
  return credentials.withAccessToken(
    { accountId, type },
    AbortSignal.timeout(5000),
    async (accessToken) => sandbox.knows(type, accessToken),
  );
}
async function rowOf({ database }: Stand, type: IntegrationType) {
  const { rows } = await database.owner.query(
    'select is_connected, connected_at, metadata from public.integrations where account_id = $1 and integration_type = $2',
    [accountId, type],
  );
  return rows[0];
}

describe('once it is connected', async () => {
  const stand = await forThisFile(startStand(), 'end');
  const before = await rowOf(stand, 'planning_center');
  const connected = await connectDemo(stand);

  test('the church that the seed calls connected is connected', async () => {
    expect(connected).toEqual(['planning_center', 'google_search_console']);
    expect(await isConnected(stand, 'planning_center')).toBe(true);
    expect(await isConnected(stand, 'google_search_console')).toBe(true);
    expect(await rowOf(stand, 'planning_center')).toEqual(before);
    expect(await rowOf(stand, 'google_search_console')).toMatchObject({
      metadata: { property_url: 'sc-domain:gracehill.example', permission_level: 'siteOwner' },
    });
  });

  test('once is enough', async () => {
    expect(await connectDemo(stand)).toEqual([]);
  });

  test('what it has counted of its groups since it was connected is there, week by week', async () => {
    const { rows } = await stand.database.owner.query<{ day: string; people: number }>(
      `select day::text, (lists -> 0 ->> 0)::integer as people from private.readings
       where account_id = $1 and kind = 'memberCounts' order by day`,
      [accountId],
    );
    expect(rows[0]?.day).toBe('2025-09-21');
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.every(({ people }) => people > 50 && people < 400)).toBe(true);
  });

  test('an access token that ran out is renewed, not replaced', async () => {
    await stand.database.owner.query(
      'update private.provider_credentials set access_expires_at = now()',
    );
    expect(await connectDemo(stand)).toEqual([]);
    expect(await isConnected(stand, 'planning_center')).toBe(true);
  });
});

test('after a sandbox has lost its state, it is connected again, with its property', async () => {
  const stand = await ownStand();
  await connectDemo(stand);
  const before = await rowOf(stand, 'google_search_console');
  const anew = await startProviders(stand.database);
  onTestFinished(anew.end);
  const later = { ...stand, ...anew };
  expect(await connectDemo(later)).toEqual(['planning_center', 'google_search_console']);
  expect(await isConnected(later, 'planning_center')).toBe(true);
  expect(await rowOf(later, 'google_search_console')).toEqual(before);
});

test('what a person has disconnected stays so', async () => {
  const stand = await ownStand();
  await stand.database.owner.query('update public.integrations set is_connected = false');
  expect(await connectDemo(stand)).toEqual([]);
  expect(await rowOf(stand, 'planning_center')).toMatchObject({ is_connected: false });
});

test('if another server replaces a provider, it gets nothing', async () => {
  const stand = await ownStand();
  const { planning_center } = stand.providers;
  const elsewhere = planning_center && { ...planning_center, isSandbox: false };
  const providers = { ...stand.providers, planning_center: elsewhere };
  expect(await connectDemo({ ...stand, providers })).toEqual(['google_search_console']);
  const { rows } = await stand.database.owner.query(
    'select integration_type from private.provider_credentials',
  );
  expect(rows).toEqual([{ integration_type: 'google_search_console' }]);
});
