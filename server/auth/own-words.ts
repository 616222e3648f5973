import { DatabaseError } from 'pg';
import type { Claims } from '#database/access/scoped-query.ts';
import { runScoped } from '#database/access/scoped-query.ts';
import type { AuthServices } from './auth-services.ts';

/**
 * Reads what everybody knows about a user: names, e-mail and church.
 *
 * @param claims of the person who asks, who is only shown what they may see
 * @returns an empty list for a user who does not exist
 */
export async function readOwnWords(
  { connections }: Pick<AuthServices, 'connections'>,
  claims: Claims,
  userId: string,
): Promise<(string | null | undefined)[]> {
  const [accountId, ...names] = await runScoped(connections.rest, claims, {
    text: `select max(account_id::text) filter (where role = 'account_admin'),
        max(email), max(first_name), max(last_name)
      from public.profiles where user_id = $1::uuid`,
    values: [userId],
  });
  return [...names, await readChurchName({ connections }, claims, accountId ?? null)];
}

/** The name of a church, if the person asking may see it. */
export async function readChurchName(
  { connections }: Pick<AuthServices, 'connections'>,
  claims: Claims,
  accountId: string | null,
): Promise<string | null | undefined> {
  if (accountId === null) {
    return null;
  }
  const [name] = await runScoped(connections.rest, claims, {
    text: 'select max(account_name) from public.accounts where id = $1::uuid',
    values: [accountId],
  }).catch(nothingWithoutRole);
  return name;
}

/** Whoever has lost their role since may not even ask for churches. */
function nothingWithoutRole(error: unknown): [] {
  if (error instanceof DatabaseError && error.code === '42501') {
    return [];
  }
  throw error;
}
