import { DatabaseError } from 'pg';
import { churchRefusals } from '#contract/messages/integrations.ts';
import { runScoped, type Statement, type TextRow } from '#database/access/scoped-query.ts';
import { ApiError } from '../http/api-error.ts';
import type { VerifiedClaims } from '../http/claims.ts';
import type { ComputeServices } from '../services.ts';

/**
 * Runs a statement with a person's rights, and answers what PostgreSQL refuses.
 *
 * @param refusalOf what an error of PostgreSQL means here; undefined where it means nothing special
 * @throws ApiError as `refusalOf` says; 400 for a value that does not fit; else what PostgreSQL threw
 */
export async function runRefusing(
  { connections }: ComputeServices,
  claims: VerifiedClaims,
  statement: Statement,
  refusalOf: (error: DatabaseError) => ApiError | undefined,
): Promise<TextRow> {
  try {
    return await runScoped(connections.rest, claims, statement);
  } catch (error) {
    if (!(error instanceof DatabaseError)) {
      throw error;
    }
    throw refusalOf(error) ?? unfit(error) ?? error;
  }
}

/** A violated constraint, or a value that PostgreSQL does not accept, e.g. NUL or the year 0. */
function unfit(error: DatabaseError): ApiError | undefined {
  const message = churchRefusals.unfit;
  return /^(22|23514)/.test(error.code ?? '')
    ? new ApiError({ status: 400, code: 'validation_failed', message }, error)
    : undefined;
}
