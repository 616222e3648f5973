import type { Told } from '../services.ts';

/** Who listens: a super admin, or an account admin of a church with these marks. */
export type Listener = { role: string; accountId: string | null; marks: string | null };

/** Tables that only super admins see. */
const superAdminsOnly: ReadonlySet<string> = new Set([
  'public.knowledge',
  'auth.users',
  'private.account_views',
  'analytics.library_entries',
]);

/**
 * What of a change a person is told: the tables, without their rows or churches. An account admin hears of
 * their own church alone.
 *
 * @returns null if nothing of it is for them
 */
export function toldTo(
  { role, accountId }: Listener,
  told: Told,
): readonly string[] | 'anything' | null {
  if (told === 'anything') {
    return told;
  }
  const tables = told
    .filter(
      ({ table, accounts }) =>
        role === 'super_admin' ||
        (role === 'account_admin' &&
          accountId !== null &&
          accounts.includes(accountId) &&
          !superAdminsOnly.has(table)),
    )
    .map(({ table }) => table);
  return tables.length > 0 ? tables : null;
}
