import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import type { Keyring } from '#server/integrations/credentials/keyring.ts';
import { startUpkeep, type Upkeep } from '#server/integrations/upkeep/start-upkeep.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { arrangeConnections, type TestConnections } from './connections.ts';
import { oauth } from './oauth-client.ts';
import { type RunningEndpoint, startTokenEndpoint } from './token-endpoint.ts';

/** A generous timeout for busy machines. */
export const soon = { timeout: 10_000 };
/** Waits for some rounds to pass. */
export const someRounds = () => new Promise((resolve) => setTimeout(resolve, 250));

/** A database and, for each test, a provider and churches connected to it. */
export type UpkeepBench = {
  readonly database: TestDatabase;
  readonly endpoint: RunningEndpoint;
  readonly connections: TestConnections;
  /** Replaces Planning Center with another provider. */
  standInFor(type: IntegrationType): Promise<void>;
  /** Starts rounds in quick succession, as another process of the same Steeple would. */
  start(keyring?: Keyring, timeoutMs?: number): Upkeep;
  countOf(from: string): Promise<number>;
};

/** Sets everything up for a test file with hooks; use it only inside tests. */
export function arrangeUpkeep(): UpkeepBench {
  let database: TestDatabase;
  let endpoint: RunningEndpoint;
  let connections: TestConnections;

  const standInFor = async (type: IntegrationType) => {
    endpoint = await startTokenEndpoint(type);
    const { close } = endpoint;
    onTestFinished(close);
    connections = arrangeConnections(database, endpoint);
  };
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  beforeEach(async () => {
    await database.owner.query(
      'truncate private.provider_credentials, private.provider_revocations',
    );
    await standInFor('planning_center');
  });
  afterAll(() => database.drop());

  return {
    get database() {
      return database;
    },
    get endpoint() {
      return endpoint;
    },
    get connections() {
      return connections;
    },
    standInFor,
    start: (keyring = connections.keyring, timeoutMs = 15_000) => {
      const { providers, anotherKeeper, log } = connections;
      const pool = database.connections.providers;
      const credentials = anotherKeeper(keyring);
      const services = { pool, providers, oauth, credentials, keyring, log };
      const upkeep = startUpkeep({ ...services, auditNamesDays: 365, intervalMs: 20, timeoutMs });
      onTestFinished(() => upkeep.stop());
      return upkeep;
    },
    countOf: async (from) => {
      const { rows } = await database.owner.query<{ count: string }>(
        `select count(*) from ${from}`,
      );
      return Number(rows[0]?.count);
    },
  };
}
