import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** How long a start retries for locks that others hold before it gives up. */
const patienceMs = 120_000;

/**
 * How long one attempt waits for a lock. Meanwhile everybody else queues behind it, so it is short;
 * and it ends well before PostgreSQL looks for deadlocks (deadlock_timeout, a second), so that the
 * victim is never another session.
 */
const lockWaitMs = 250;
const longestLockWaitMs = 800;

/**
 * Runs work on a database in use: in one transaction with a short lock time-out, retried from the
 * start when it did not get its locks, met a deadlock, or another database of the same cluster
 * changed the same role.
 *
 * @param client a connection outside a transaction
 * @throws what the work threw; nothing of it is committed then
 */
export function inPatientTransaction(
  client: pg.ClientBase,
  work: () => Promise<void>,
): Promise<void> {
  return retry(isPassing, (attempt) =>
    attemptWithin(client, transaction, async () => {
      const waitMs = Math.min(lockWaitMs * 2 ** attempt, longestLockWaitMs);
      await client.query(`set local lock_timeout = ${waitMs}`);
      await work();
    }),
  );
}

/**
 * Does a step of a transaction, and again from its start when another database of the same cluster
 * changed the same role meanwhile: tests and restores share a cluster with whatever else is in it.
 *
 * @param client a connection that is in a transaction
 * @throws what the step threw; nothing of it is kept then
 */
export function inPatientStep(client: pg.ClientBase, step: () => Promise<void>): Promise<void> {
  return retry(isCatalogueRace, () => attemptWithin(client, savepoint, step));
}

const transaction = { begin: 'begin', end: 'commit', undo: 'rollback' };
const savepoint = {
  begin: 'savepoint step',
  end: 'release savepoint step',
  undo: 'rollback to savepoint step',
};

async function attemptWithin(
  client: pg.ClientBase,
  { begin, end, undo }: typeof transaction,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await client.query(begin);
    await work();
    await client.query(end);
  } catch (error) {
    await client.query(undo);
    throw error;
  }
}

/** Attempts it until it succeeds, fails for good, or patience has run out. */
async function retry(
  isWorthRetrying: (error: unknown) => boolean,
  attempt: (index: number) => Promise<void>,
): Promise<void> {
  const givesUpAt = performance.now() + patienceMs;
  for (let index = 0; ; index += 1) {
    try {
      await attempt(index);
      return;
    } catch (error) {
      if (!isWorthRetrying(error) || performance.now() > givesUpAt) {
        throw error;
      }
      // Random in part, so that two who collided do not collide again.
      await pause(50 + Math.random() * 200);
    }
  }
}

/** serialization_failure, deadlock_detected and lock_not_available (lock_timeout ran out). */
const passingCodes = new Set(['40001', '40P01', '55P03']);

/**
 * PostgreSQL functions that fail when somebody else changes the same catalogue row, an error
 * without a code of its own. Roles belong to the cluster, and our lock reaches no further than a
 * database.
 */
const catalogueRaces = new Set(['simple_heap_update', 'simple_heap_delete', 'CreateRole']);

function isPassing(error: unknown): boolean {
  return (
    isCatalogueRace(error) ||
    (error instanceof pg.DatabaseError && passingCodes.has(error.code ?? ''))
  );
}

function isCatalogueRace(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError &&
    (catalogueRaces.has(error.routine ?? '') || error.constraint === 'pg_authid_rolname_index')
  );
}
