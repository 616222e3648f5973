import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { jobSchema } from '#database/access/job-queue.ts';

/**
 * Starts the job queue on a pool logged in as `steeple_jobs`; the migrator has installed it. Any number
 * of processes may do so. What goes wrong in its background is logged. To be stopped with
 * `stop({ close: false })` before the pool is closed.
 */
export async function startJobQueue(pool: pg.Pool, log: Logger): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: jobSchema,
    // Both are for the owner: this login may make and change no tables.
    migrate: false,
    createSchema: false,
    reindex: false,
    monitorVacuum: false,
    // A worker that was killed is noticed within heartbeat and supervision.
    supervise: true,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    // What is due is in our own tables.
    schedule: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue had trouble'));
  boss.on('warning', (warning) => log.warn({ warning }, 'a warning of the job queue'));
  await boss.start();
  return boss;
}
