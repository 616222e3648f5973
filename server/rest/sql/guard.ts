import { randomUUID } from 'node:crypto';
import { DatabaseError } from 'pg';
import type { UpdatePlan } from '../plan/plan.ts';
import type { Values } from './values.ts';

/** Different in every process, so that no value a client sends can pass for it. */
const marker = `steeple-guard-${randomUUID()}:`;

/**
 * Writes the columns that undo a change which touched a number of rows it may not. The statement is
 * its own transaction, so it has to fail by itself: the number is cast, behind a marker, to the
 * integer it is not, and `refusedCount` finds it again in PostgreSQL's complaint.
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
