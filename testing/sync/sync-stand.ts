import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import pino from 'pino';
import { inject, onTestFinished } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createIntegrations } from '#server/integrations/create-integrations.ts';
import type { ProviderRate } from '#server/integrations/provider.ts';
import { requireProvider } from '#server/integrations/require-provider.ts';
import { type SyncServices, type Syncs, startSyncs } from '#server/sync/start-syncs.ts';
import { actingAs } from '#testing/acting.ts';
import { buildPerson } from '#testing/factories/person.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import type { TestProviderServer } from '../integrations/provider-server.ts';
import { readersOf } from './readers-of.ts';
import type { ProcessPlan } from './sync-process.ts';

export type StandChurch = { accountId: string; personId: string };

const place = "account_id = $1 and integration_type = 'planning_center'";

/** Syncs with a real database and a provider over real HTTP, in this process or in others. */
export type SyncStand = ReturnType<typeof arrangeSyncs>;

/** The settings of a process that a test provider does not pace. */
export const fastConfig = (providerUrl: string, more: Record<string, string> = {}) =>
  readConfig(
    { NODE_ENV: 'test', PCO_BASE_URL: providerUrl, ...more },
    { PCO_RATE_LIMIT: '100000' },
  );

/**
 * Longer than a busy machine keeps a process from working, and shorter than the job queue takes to
 * notice that one was killed.
 */
const leaseMs = 8_000;

/**
 * Sets everything up with hooks.
 *
 * @param weeks how many weeks the test reader finds; null for the product's readers
 */
export function arrangeSyncs(
  database: TestDatabase,
  provider: TestProviderServer,
  weeks: number | null,
) {
  const encryptionKey = randomBytes(32);
  const { connections, owner } = database;
  const log = pino({ level: 'silent' });
  const config = fastConfig(provider.url);
  const integrations = createIntegrations({
    config,
    log,
    connections,
    encryptionKey,
    sandbox: { planningCenter: null, google: null },
  });
  const readers = readersOf(weeks, integrations.keyring);

  const connect = async (
    { accountId, personId }: StandChurch,
    accessToken = 'first-token',
  ): Promise<void> => {
    const tokens = {
      accessToken,
      refreshToken: 'first-refresh-token',
      expiresAt: new Date(Date.now() + 3_600_000),
      scope: null,
      clientId: integrations.providers.planning_center?.clientId ?? '',
    };
    const key = { accountId, type: 'planning_center' } as const;
    await integrations.credentials.connect(key, { personId, sessionId: null }, tokens, {});
  };

  const services = { config, log, connections, integrations, encryptionKey, readers };
  const begin = (given: Partial<SyncServices>) =>
    beginSyncs({ ...services, afterFigures: [], ...given });

  return {
    connect,
    readers,
    keyring: integrations.keyring,
    /** The integrations, with another known rate of Planning Center. */
    pacedBy: (rate: ProviderRate) => ({
      ...integrations,
      providers: {
        ...integrations.providers,
        planning_center: { ...requireProvider(integrations.providers, 'planning_center'), rate },
      },
    }),
    /** A new church, connected; the token tells the test whose it is. */
    connectChurch: async (accessToken?: string): Promise<StandChurch> => {
      const { accountId, userId } = await buildPerson(owner, { role: 'account_admin' });
      const church = { accountId: accountId ?? '', personId: userId };
      await connect(church, accessToken);
      return church;
    },
    disconnect: ({ accountId }: StandChurch) =>
      owner.query(`update public.integrations set is_connected = false where ${place}`, [
        accountId,
      ]),
    /** Starts syncing in this process, until it is stopped. */
    begin,
    /** Starts syncing in this process, until the end of the test. */
    start: async (given: Partial<SyncServices> = {}): Promise<Syncs> => {
      const syncs = await begin(given);
      onTestFinished(() => syncs.stop());
      return syncs;
    },
    /** Starts syncing in another process, which is killed after the test. */
    startProcess: () => {
      const { host, port, user, password } = inject('cluster').owner;
      return startSyncProcess({
        database: { host, port, user, password, database: database.ownerConfig.database ?? '' },
        loginPassword: inject('cluster').loginPassword,
        encryptionKey: encryptionKey.toString('base64'),
        providerUrl: provider.url,
        weeks,
        leaseMs,
      });
    },
    ...lookInto(database),
  };
}

function beginSyncs(services: SyncServices): Promise<Syncs> {
  const times = { sweepMs: 50, leaseMs, stopGraceMs: 500, pauseMs: 50, pauseMaxMs: 200 };
  return startSyncs({ ...services, times: { ...times, ...services.times } });
}

/** What a person does, and queries for the tests' assertions. */
function lookInto(database: TestDatabase) {
  const { owner } = database;
  return {
    /** Somebody of the church presses Sync Now. */
    press: async ({ accountId, personId }: StandChurch): Promise<void> => {
      const person = await actingAs(database, personId);
      await person.select("select private.request_sync($1::uuid, 'planning_center')", accountId);
    },
    /** Lets a run of quarters begin that waits for the day. */
    hastenQuarters: ({ accountId }: StandChurch) =>
      owner.query(
        `update private.sync_connections as c set due_at = now()
         where ${place} and run_id is null and mode = 'quarterly' and quarterly_due_at <= now() and due_at > now()`,
        [accountId],
      ),
    /** The connection's row, without columns that differ between runs; undefined if there is none. */
    row: async ({ accountId }: StandChurch) => {
      const { rows } = await owner.query<Record<string, unknown>>(
        `select private.sync_state(c) as state, done, total, last_error, due_at > now() as waits,
           extract(epoch from due_at - now())::float as due_in, attempts, holder is not null as is_held,
           first_done_at is not null as is_read, mode, covers_from::text, covers_to::text, label, run_id
         from private.sync_connections c where ${place}`,
        [accountId],
      );
      return rows[0];
    },
    /** Readings and figures by week. */
    weeksOf: async ({ accountId }: StandChurch) => {
      const { rows } = await owner.query<{ week: string; value: number; figure: number }>(
        `select reading.week::text, reading.value, figure.value::integer as figure
         from lab.readings as reading
         left join analytics.figures as figure on figure.account_id = reading.account_id and figure.week = reading.week
         where reading.account_id = $1 order by 1 desc`,
        [accountId],
      );
      return rows;
    },
    /** How many steps were read more than once. */
    readAgain: async ({ accountId }: StandChurch) => {
      const { rows } = await owner.query<{ again: number }>(
        'select coalesce(sum(reads - 1), 0)::integer as again from lab.readings where account_id = $1',
        [accountId],
      );
      return rows[0]?.again ?? 0;
    },
  };
}

async function startSyncProcess(plan: ProcessPlan): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'sync-process.ts'), [JSON.stringify(plan)]);
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  await once(child, 'message');
  return child;
}
