import type { VerifiedClaims } from '../http/claims.ts';
import type { ComputeServices } from '../services.ts';
import { runForChurch } from './as-church-person.ts';

type ChurchStatement = {
  /** A `with` clause before the answer, e.g. one that changes rows. */
  first?: string;
  /** SQL expressions, a column each; `$1` is the church's id. */
  columns: readonly string[];
  /** From `$2` on. */
  values?: readonly (string | null)[];
};

/**
 * Runs a statement about one church as the person who asks; a super admin's look is noted.
 * @returns the columns as text
 * @throws {ApiError} 403 for somebody else's church, 404 for one that there is not, 400 for a value
 *   that does not fit
 */
export async function runAboutChurch(
  services: ComputeServices,
  claims: VerifiedClaims,
  accountId: string,
  { first = '', columns, values = [] }: ChurchStatement,
): Promise<readonly (string | null)[]> {
  const text = `${first} select private.require_church($1::uuid)::text,
    private.note_account_view($1::uuid)::text, ${columns.join(', ')}`;
  const statement = { text, values: [accountId, ...values] };
  const [, , ...answer] = await runForChurch(services, claims, statement);
  return answer;
}
