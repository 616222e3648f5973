import type { SupabaseClient } from '@supabase/supabase-js';
import { buildAccount } from '#testing/factories/account.ts';
import { buildPerson, type Person } from '#testing/factories/person.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import type { TestRestServer } from './rest-server.ts';

/** The people in the tests of section 7, and their clients. */
export type Cast = {
  superAdmin: Person;
  /** Works for `church`. */
  admin: Person;
  /** Works for `otherChurch`. */
  other: Person;
  church: string;
  otherChurch: string;
  asSuperAdmin: SupabaseClient;
  asAdmin: SupabaseClient;
  /** Signed in, with a profile that has no role. */
  asRoleless: SupabaseClient;
  signedOut: SupabaseClient;
};

/** Inserts them and signs them in. */
export async function castPeople({ owner }: TestDatabase, server: TestRestServer): Promise<Cast> {
  const fields = { account_name: 'Own Church', location: 'Austin', notes: 'n' };
  const church = await buildAccount(owner, fields);
  const otherChurch = await buildAccount(owner, { account_name: 'Other Church' });
  const superAdmin = await buildPerson(owner, { role: 'super_admin' });
  const admin = await buildPerson(owner, { role: 'account_admin', account_id: church });
  const other = await buildPerson(owner, { role: 'account_admin', account_id: otherChurch });
  const roleless = await buildPerson(owner, { role: null });
  const clientOf = async (userId: string | null) => (await server.callerOf(userId)).client;
  return {
    superAdmin,
    admin,
    other,
    church,
    otherChurch,
    asSuperAdmin: await clientOf(superAdmin.userId),
    asAdmin: await clientOf(admin.userId),
    asRoleless: await clientOf(roleless.userId),
    signedOut: await clientOf(null),
  };
}

// The official client's results.
export const denied = { status: 403, data: null, error: { code: '42501' } };
export const notSignedIn = { status: 401, data: null, error: { code: '42501' } };
export const nothing = { status: 200, data: [], error: null };
export const notOne = { status: 406, data: null, error: { code: 'PGRST116' } };
export const done = { status: 204, data: null, error: null };
