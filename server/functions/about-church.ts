import type { AskChurch } from '../church/read-texts.ts';
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
  /** Whether it is refused where nothing is connected and no figure is known. */
  isConnected?: boolean;
  /** Whether it is refused to those who may only look. */
  isChange?: boolean;
};

/**
 * Runs a statement about one church as the person who asks; a super admin's look is noted.
 * @returns the columns as text
 * @throws {ApiError} 403 for somebody else's church, 404 for one that there is not, 409 for one that is
 *   not connected, 400 for a value that does not fit
 */
export async function runAboutChurch(
  services: ComputeServices,
  claims: VerifiedClaims,
  accountId: string,
  { first = '', columns, values = [], isConnected = false, isChange = false }: ChurchStatement,
): Promise<readonly (string | null)[]> {
  const connected = isConnected ? 'require_connected_church' : 'require_church';
  const require = isChange ? 'require_church_to_change' : connected;
  const text = `${first} select private.${require}($1::uuid)::text,
    private.note_account_view($1::uuid)::text, ${columns.join(', ')}`;
  const statement = { text, values: [accountId, ...values] };
  const [, , ...answer] = await runForChurch(services, claims, statement);
  return answer;
}

/** Asks about a church as the person who asks, as `runAboutChurch` does. */
export function asPerson(
  services: ComputeServices,
  claims: VerifiedClaims,
  accountId: string,
  { isConnected = false } = {},
): AskChurch {
  return (columns, values = []) =>
    runAboutChurch(services, claims, accountId, {
      columns: columns.map((column) => `${column}::text`),
      values,
      isConnected,
    });
}
