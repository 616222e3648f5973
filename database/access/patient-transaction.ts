import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** How long a start tries to get what others hold before it gives up. */
const patienceMs = 120_000;

/**
 * How long one attempt waits for a lock. While it waits everybody else waits behind it, and it ends
 * well before PostgreSQL looks for deadlocks (deadlock_timeout, a second), so it is never the others
 * who are picked to fail.
 */
const lockWaitMs = 250;
const longestLockWaitMs = 800;

/**
 * Does work on a database that is in use: in one transaction that waits for locks only shortly, and
 * again from the start when it did not get them, met a deadlock, or another database of the same
 * cluster changed the same role.
 *
 * @param client a connection that is in no transaction
 * @throws what the work threw; nothing of it is kept then
 */
export async function inPatientTransaction(
  client: pg.ClientBase,
  work: () => Promise<void>,
): Promise<void> {
  const givesUpAt = performance.now() + patienceMs;
  for (let attempt = 0; ; attempt += 1) {
    try {
      await client.query('begin');
      await client.query(
        `set local lock_timeout = ${Math.min(lockWaitMs * 2 ** attempt, longestLockWaitMs)}`,
      );
      await work();
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      if (!isPassing(error) || performance.now() > givesUpAt) {
        throw error;
      }
      // Some of it by chance, so that two who met do not meet again.
      await pause(50 + Math.random() * 200);
    }
  }
}

/** serialization_failure, deadlock_detected and lock_not_available (lock_timeout ran out). */
const passingCodes = new Set(['40001', '40P01', '55P03']);

/**
 * Functions of PostgreSQL that fail when somebody else changes the same row of a catalogue, which
 * has no code of its own. Roles belong to the cluster, and no lock of ours reaches beyond a database.
 */
const catalogueRaces = new Set(['simple_heap_update', 'simple_heap_delete', 'CreateRole']);

function isPassing(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) {
    return false;
  }
  return (
    passingCodes.has(error.code ?? '') ||
    catalogueRaces.has(error.routine ?? '') ||
    error.constraint === 'pg_authid_rolname_index'
  );
}
