import { createHmac, hkdfSync } from 'node:crypto';
import type { Logger } from 'pino';
import { z } from 'zod';
import { integrationTypes } from '#contract/tables/integrations.ts';
import type { Connections } from '#database/access/connections.ts';
import { queueNames } from '#database/access/job-queue.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Integrations } from '../integrations/create-integrations.ts';
import { requireProvider } from '../integrations/require-provider.ts';
import { type JobLoop, startJobLoop } from '../jobs/job-loop.ts';
import { startJobQueue } from '../jobs/start-job-queue.ts';
import { startRounds } from '../jobs/start-rounds.ts';
import { createLanes, type Lane } from './lanes.ts';
import { createProviderGet } from './provider-get.ts';
import type { AfterFigures, RunServices, SyncTimes } from './run.ts';
import { runConnection } from './run-connection.ts';
import { startWordings, type WordCards } from './start-wordings.ts';
import { createSyncStore, type DueConnection } from './sync-store.ts';
import { createTaskStore } from './task-store.ts';

export type Syncs = {
  /** Starts nothing more; finishes or returns the current step. Call it before the database closes. */
  stop(): Promise<void>;
};

export type SyncServices = {
  config: Config;
  log: Logger;
  connections: Connections;
  integrations: Pick<Integrations, 'providers' | 'credentials'>;
  encryptionKey: Buffer;
  readers: RunServices['readers'];
  /** Run after a church's figures were updated, in this order. */
  afterFigures: readonly AfterFigures[];
  /** Without one, the rules' own words stay. */
  wordCards?: WordCards | undefined;
  /** That of the configuration by default. */
  clock?: Clock;
  times?: Partial<SyncTimes & { sweepMs: number }>;
};

/** A job's data: which connection to check. Everything else is in its row. */
const nudge = z.object({ accountId: z.guid(), type: z.enum(integrationTypes) });

const usualTimes = {
  leaseMs: 15_000,
  stopGraceMs: 5_000,
  pauseMs: 5_000,
  pauseMaxMs: 5 * 60_000,
  sliceMs: 60_000,
  /** The interval of looking for due connections. */
  sweepMs: 1_500,
};
/** How many connections are put into the queue at once. */
const sweepMax = 500;

/**
 * Starts syncing due connections in the background. Any number of processes may do so on one database; a
 * connection is read by one of them at a time (docs/decisions/sync-jobs.md).
 */
export async function startSyncs(services: SyncServices): Promise<Syncs> {
  const { config, log, connections } = services;
  if (config.SYNCS_AT_ONCE === 0) {
    return { stop: async () => {} };
  }
  const { sweepMs, ...times } = { ...usualTimes, ...services.times };
  const boss = await startJobQueue(connections.queue, log);
  // The sweep wakes them.
  const usualLoop = { boss, pollMs: 10 * sweepMs, log };
  const { wordCards } = services;
  const wordings = startWordings({ ...usualLoop, pool: connections.jobs, wordCards });
  const runServices = createRunServices(services, times, wordings.ask);
  const lanes = createLanes(config.SYNCS_AT_ONCE);
  const startLane = (lane: Lane): JobLoop => {
    const loop: JobLoop = startJobLoop({
      ...usualLoop,
      queue: queueNames[lane.kind],
      atOnce: lane.runsAtOnce,
      work: (data, stopping) => {
        const turns = { stopping, mayTakeTurns: loop.isFull };
        return runConnection(runServices, nudge.parse(data), lane, turns);
      },
    });
    return loop;
  };
  const loops = {
    foreground: startLane(lanes.foreground),
    background: startLane(lanes.background),
  };

  const sweep = async (): Promise<void> => {
    try {
      const due = await runServices.store.findDue(sweepMax);
      for (const kind of ['foreground', 'background'] as const) {
        const ofLane = due.filter(({ isWaitedFor }) => isWaitedFor === (kind === 'foreground'));
        if (ofLane.length > 0) {
          await boss.insert(queueNames[kind], ofLane.map(jobOf));
        }
        loops[kind].wake();
      }
    } catch (error) {
      log.warn({ err: error }, 'what is due could not be looked for');
    }
  };
  const rounds = startRounds(sweep, sweepMs);
  return {
    stop: async () => {
      await rounds.stop();
      const all = [loops.foreground, loops.background, wordings.loop];
      await Promise.all(all.map((loop) => loop.stop()));
      await boss.stop({ close: false });
    },
  };
}

function jobOf({ accountId, type }: DueConnection) {
  return { data: { accountId, type }, singletonKey: `${type} ${accountId}` };
}

function createRunServices(
  services: SyncServices,
  times: SyncTimes,
  askForWording: RunServices['askForWording'],
): RunServices {
  const { config, log, connections, integrations, readers, afterFigures } = services;
  const { providers, credentials } = integrations;
  const pool = connections.jobs;
  const key = Buffer.from(
    hkdfSync('sha256', services.encryptionKey, 'steeple', 'person hashes', 32),
  );
  return {
    store: createSyncStore(pool),
    tasks: createTaskStore(pool),
    pool,
    log,
    readers,
    openProvider: (run, lane, signal) => {
      const provider = requireProvider(providers, run.key.type);
      return createProviderGet({ config, pool, provider, credentials }, run, lane, signal);
    },
    afterFigures,
    askForWording,
    hashPerson: (id) => createHmac('sha256', key).update(id).digest('base64url'),
    clock: services.clock ?? config.clock,
    times,
  };
}
