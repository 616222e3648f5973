import type { DatabaseError } from 'pg';
import { churchRefusals } from '#contract/messages/integrations.ts';
import { measureProblems } from '#contract/messages/measure-reasons.ts';
import { isChurchGone } from '#database/access/church-gone.ts';
import type { Statement, TextRow } from '#database/access/scoped-query.ts';
import { ApiError } from '../http/api-error.ts';
import type { VerifiedClaims } from '../http/claims.ts';
import { ruleSentence } from '../http/rule-sentence.ts';
import type { ComputeServices } from '../services.ts';
import { runRefusing } from './run-refusing.ts';

const refusals = {
  ST403: { status: 403, code: 'not_your_account', message: () => churchRefusals.notYours },
  ST404: { status: 404, code: 'account_not_found', message: () => churchRefusals.unknown },
  ST431: { status: 403, code: 'may_only_look', message: () => churchRefusals.onlyLooks },
  ST432: { status: 403, code: 'without_giving', message: () => churchRefusals.withoutGiving },
  ST433: { status: 403, code: 'full_admins_only', message: () => churchRefusals.fullAdminsOnly },
  ST409: { status: 409, code: 'not_connected', message: () => churchRefusals.notConnected },
  ST419: {
    status: 409,
    code: 'changed_meanwhile',
    message: () => measureProblems.changedMeanwhile,
  },
} as const;

/**
 * Runs a statement about one church that begins with `private.require_church`: for its account
 * admin and for super admins.
 *
 * @throws ApiError 403 for somebody else's church, 404 for one that there is not or no longer, 409
 *   where something has to be connected first, was changed meanwhile or there are too many already,
 *   400 for a value that does not fit
 */
export async function runForChurch(
  services: ComputeServices,
  claims: VerifiedClaims,
  statement: Statement,
): Promise<TextRow> {
  return await runRefusing(services, claims, statement, refusalOf);
}

function refusalOf(error: DatabaseError): ApiError | undefined {
  const rule = ruleSentence(error);
  if (rule) {
    return new ApiError({ status: 409, code: 'too_many', message: rule }, error);
  }
  // A person without a role lacks even the right to execute it.
  const refused = error.code === '42501' ? 'ST403' : error.code;
  const code = isChurchGone(error) ? 'ST404' : refused;
  return code && isRefusal(code)
    ? new ApiError({ ...refusals[code], message: refusals[code].message() }, error)
    : undefined;
}

function isRefusal(code: string): code is keyof typeof refusals {
  return Object.hasOwn(refusals, code);
}
