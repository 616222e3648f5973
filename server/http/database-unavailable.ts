import { DatabaseError } from 'pg';

/** Network failures on the way to PostgreSQL. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Errors of pg without a code, when a connection is lost or none becomes free in time. */
const driverSentences = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Cannot use a pool after calling end on the pool',
];

/**
 * Whether an error means "the database cannot be reached now" rather than "it refused". SQLSTATE
 * classes 08 (connection), 53 (resources, e.g. too many connections) and 58 (disk errors), 57P01 to
 * 57P03 (shutting down, crashed, starting up), 25006 (a write reached a standby, as while the leader
 * changes), and 40001 and 40P01: rolled back in favor of another transaction, so that a retry may succeed.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseError) {
    return /^(08|53|58|57P0[1-3]|25006|40001|40P01)/.test(error.code ?? '');
  }
  if (!(error instanceof Error)) {
    return false;
  }
  const code = 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && networkCodes.has(code)) {
    return true;
  }
  return driverSentences.some((sentence) => error.message.startsWith(sentence));
}

/** statement_timeout, lock_timeout and idle_in_transaction_session_timeout ran out. */
const timeoutCodes = new Set(['57014', '55P03', '25P03']);

/** Whether PostgreSQL gave up on a statement because it took too long. */
export function isDatabaseTooSlow(error: unknown): boolean {
  return error instanceof DatabaseError && timeoutCodes.has(error.code ?? '');
}
