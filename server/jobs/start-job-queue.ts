import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { jobSchema } from '#database/access/job-queue.ts';

/**
 * Starts the job queue, which the migrator has installed. Any number of processes may do so. Errors in
 * the background are logged. Stop it with `stop({ close: false })` before closing the pool.
 *
 * @param pool logged in as `steeple_jobs`
 * @param supervise whether it looks for workers that were killed; one in a process is enough
 */
export async function startJobQueue(
  pool: pg.Pool,
  log: Logger,
  { supervise = true } = {},
): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: jobSchema,
    // Both are for the owner: this login may not create or alter tables.
    migrate: false,
    createSchema: false,
    reindex: false,
    monitorVacuum: false,
    // Detects workers that were killed.
    supervise,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    // Our own tables say what is due.
    schedule: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue had trouble'));
  boss.on('warning', (warning) => log.warn({ warning }, 'a warning of the job queue'));
  await boss.start();
  return boss;
}
