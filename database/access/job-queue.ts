import type pg from 'pg';
import { PgBoss, type Queue } from 'pg-boss';

/** The schema of the job queue; nothing else is in it. */
export const jobSchema = 'jobs';

/**
 * The queues. A queue's policy cannot be changed later: change its name with it. `exclusive` keeps one
 * job per key that waits or is worked on, `stately` one that waits and one that is worked on, by a unique
 * index.
 */
export const queueNames = {
  /** Connections whose newest weeks a person waits for. */
  foreground: 'syncs-waited-for-1',
  background: 'syncs-1',
  wordings: 'wordings-1',
  mails: 'mails-1',
} as const;

const usual = {
  // Seconds without a heartbeat after which a worker counts as dead; pg-boss allows no less than
  // 10.
  heartbeatSeconds: 10,
  // Runs have no maximum length: they send heartbeats.
  expireInSeconds: 23 * 3600,
  retryLimit: 3,
  retryDelay: 0,
  deleteAfterSeconds: 600,
  retentionSeconds: 24 * 3600,
};

const queues: Queue[] = [
  { name: queueNames.foreground, policy: 'exclusive', ...usual },
  { name: queueNames.background, policy: 'exclusive', ...usual },
  // One waits while another one is worked on, which may have looked before the newest card was made.
  { name: queueNames.wordings, policy: 'stately', ...usual },
  { name: queueNames.mails, policy: 'exclusive', ...usual },
];

/**
 * The part of the queue in the fingerprint of a database: it changes with every change of the
 * above.
 */
export const jobQueueVersion = {
  name: 'jobs',
  text: JSON.stringify({ version: '12.35.0', queues }),
};

/**
 * Creates or updates the schema of the job queue, as its owner, and grants `steeple_jobs` its use.
 * pg-boss would do so at every start; the login of the server may not
 * (docs/decisions/sync-jobs.md).
 *
 * @param client a connection that holds the migration lock
 */
export async function installJobQueue(client: pg.Client): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    schema: jobSchema,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => {});
  await boss.start();
  try {
    for (const { name, ...options } of queues) {
      await boss.createQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
  await client.query(`
    grant usage on schema ${jobSchema} to steeple_jobs;
    grant select, insert, update, delete on all tables in schema ${jobSchema} to steeple_jobs;
    grant usage on all sequences in schema ${jobSchema} to steeple_jobs;
    grant execute on all functions in schema ${jobSchema} to steeple_jobs`);
}
