import { DatabaseError, type Pool } from 'pg';
import {
  type Claims,
  runScoped,
  type Statement,
  type TextRow,
} from '#database/access/scoped-query.ts';
import { restErrorFromDatabase } from './database-errors.ts';
import { answerTooLarge, notOneRow, tooManyAffected } from './errors.ts';
import { limits } from './limits.ts';
import type { Plan } from './plan/plan.ts';
import { refusedCount } from './sql/guard.ts';

/** The database's answer. */
export type Outcome = {
  /** All matching rows, not only the page's; null if not requested. */
  total: number | null;
  /** Rows answered, or changed. */
  count: number;
  /** The body as JSON text; null when there is none. */
  body: string | null;
  /** The new row's key, if it was asked for. */
  key: string | null;
  /** How many rows of an upsert were new; null for anything else. */
  inserted: number | null;
};

/**
 * Fourth stage: runs the statement as the requesting person.
 *
 * @throws ApiError for what PostgreSQL refuses or does not finish by `answerByMs` (of
 *   `performance.now()`); other errors for an ended session or an unreachable database
 */
export async function run(
  pool: Pool,
  claims: Claims,
  statement: Statement,
  { plan, answerByMs }: { plan: Plan; answerByMs: number },
): Promise<Outcome> {
  try {
    return readOutcome(await runScoped(pool, claims, statement, answerByMs));
  } catch (error) {
    throw guardError(error, plan) ?? restErrorFromDatabase(error, claims !== null) ?? error;
  }
}

/** How `bodySql` fails a statement whose answer is too large. */
const divisionByZero = '22012';

function readOutcome([total, count, body, key, inserted]: TextRow): Outcome {
  return {
    total: numberOrNull(total),
    count: Number(count),
    body: body ?? null,
    key: key ?? null,
    inserted: numberOrNull(inserted),
  };
}

function guardError(error: unknown, plan: Plan) {
  if (error instanceof DatabaseError && error.code === divisionByZero) {
    return answerTooLarge(limits.answerBytesMax);
  }
  const count = refusedCount(error);
  if (count === null || plan.kind === 'read' || !plan.allowed) {
    return undefined;
  }
  return 'exactly' in plan.allowed ? notOneRow(count) : tooManyAffected(count);
}

function numberOrNull(text: string | null | undefined): number | null {
  return text === null || text === undefined ? null : Number(text);
}
