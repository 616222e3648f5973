import type { DatabaseError } from 'pg';
import { userRefusals } from '#contract/messages/users.ts';
import { isChurchGone } from '#database/access/church-gone.ts';
import { runScoped, type Statement, type TextRow } from '#database/access/scoped-query.ts';
import { ApiError } from '../http/api-error.ts';
import type { VerifiedClaims } from '../http/claims.ts';
import { ruleSentence } from '../http/rule-sentence.ts';
import type { ComputeServices } from '../services.ts';
import { runRefusing } from './run-refusing.ts';

/**
 * Refuses everybody but super admins, before anything expensive happens. The database decides who
 * is one.
 */
export async function requireSuperAdmin(
  services: ComputeServices,
  claims: VerifiedClaims,
): Promise<void> {
  if ((await readRole(services, claims)) !== 'super_admin') {
    throw unauthorized();
  }
}

/** Refuses everybody but super admins and account admins, in the same way. */
export async function requireAdmin(
  services: ComputeServices,
  claims: VerifiedClaims,
): Promise<void> {
  const role = await readRole(services, claims);
  if (role !== 'super_admin' && role !== 'account_admin') {
    throw unauthorized();
  }
}

async function readRole(
  { connections }: ComputeServices,
  claims: VerifiedClaims,
): Promise<string | null | undefined> {
  const statement = { text: 'select current_user::text', values: [] };
  const [role] = await runScoped(connections.rest, claims, statement);
  return role;
}

/**
 * Runs a statement that only super admins are granted.
 *
 * @throws ApiError: 403 'Unauthorized', 409 for an e-mail that is taken or an account that is gone,
 *   400 for a rule or a value that does not fit
 */
export async function runAsSuperAdmin(
  services: ComputeServices,
  claims: VerifiedClaims,
  statement: Statement,
): Promise<TextRow> {
  return await runRefusing(services, claims, statement, refusalOf);
}

function refusalOf(error: DatabaseError): ApiError | undefined {
  if (error.code === '42501') {
    return unauthorized();
  }
  if (error.code === '23505') {
    return new ApiError(
      { status: 409, code: 'email_exists', message: userRefusals.emailTaken },
      error,
    );
  }
  if (isChurchGone(error)) {
    return new ApiError(
      { status: 409, code: 'account_not_found', message: userRefusals.accountGone },
      error,
    );
  }
  const rule = ruleSentence(error);
  return rule
    ? new ApiError({ status: 400, code: 'not_allowed', message: rule }, error)
    : undefined;
}

/** The refusal of whoever may not do this. */
export function unauthorized(): ApiError {
  return new ApiError({ status: 403, code: 'not_admin', message: userRefusals.unauthorized });
}
