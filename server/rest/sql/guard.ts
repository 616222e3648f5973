import { randomUUID } from 'node:crypto';
import { DatabaseError } from 'pg';
import type { UpdatePlan } from '../plan/plan.ts';
import type { Values } from './values.ts';

/** Random per process, so that no client's value can imitate it. */
const marker = `steeple-guard-${randomUUID()}:`;

/**
 * Writes the columns that make a change fail if it affects a number of rows that is not allowed. The
 * statement is its own transaction, so it has to fail by itself: the number, prefixed with a marker, is
 * cast to integer, and `refusedCount` extracts it from PostgreSQL's error message.
 */
export function guardSql(values: Values, allowed: UpdatePlan['allowed']): string[] {
  if (!allowed) {
    return [];
  }
  const isRefused =
    'exactly' in allowed ? 'count(*) <> 1' : `count(*) > ${values.bind(String(allowed.atMost))}`;
  const failing = `cast(cast(${values.bind(marker)} as text) || count(*) as integer)`;
  return [`case when ${isRefused} then ${failing} end`];
}

/** The number of rows for which the guard undid a change; null for any other error. */
export function refusedCount(error: unknown): number | null {
  if (!(error instanceof DatabaseError) || error.code !== '22P02') {
    return null;
  }
  const [, rest] = error.message.split(marker);
  return rest === undefined ? null : Number.parseInt(rest, 10);
}
