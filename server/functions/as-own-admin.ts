import { DatabaseError } from 'pg';
import { churchRefusals } from '#contract/messages/integrations.ts';
import type { Statement, TextRow } from '#database/access/scoped-query.ts';
import { ApiError } from '../http/api-error.ts';
import type { VerifiedClaims } from '../http/claims.ts';
import type { Services } from '../services.ts';
import { runForChurch } from './as-church-person.ts';

/**
 * Runs a statement that decides what leaves a church, as `runForChurch` does. PostgreSQL refuses a super
 * admin who would turn it on.
 *
 * @throws ApiError also 403 with a sentence of its own for that
 */
export async function runForOwnAdmin(
  services: Services,
  claims: VerifiedClaims,
  statement: Statement,
): Promise<TextRow> {
  try {
    return await runForChurch(services, claims, statement);
  } catch (error) {
    if (error instanceof ApiError && isRightMissing(error.cause)) {
      const message = churchRefusals.ownAdminsOnly;
      throw new ApiError({ status: 403, code: 'own_admins_only', message }, error.cause);
    }
    throw error;
  }
}

function isRightMissing(cause: unknown): boolean {
  return cause instanceof DatabaseError && cause.code === '42501';
}
