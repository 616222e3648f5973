import { createClient, type SupabaseClient } from '@supabase/supabase-js';

const password = 'steeple-demo';

/**
 * The official client, signed in as the demo's super admin.
 *
 * @throws when that fails
 */
export function signInSuperAdmin(url: string, keepFresh = false): Promise<SupabaseClient> {
  return signIn(url, 'super@steeple.test', keepFresh);
}

/**
 * A further super admin, made by the demo's, so that a load consists of different people: requests
 * of one person would wait for each other.
 *
 * @param asker a client of a super admin
 * @param name unlike all names before it
 * @returns the official client, signed in
 * @throws when that fails
 */
export async function addSuperAdmin(
  url: string,
  asker: SupabaseClient,
  name: string,
): Promise<SupabaseClient> {
  const email = `${name}@steeple.test`;
  const person = { email, password, first_name: 'Super', last_name: name, role: 'super_admin' };
  const { error } = await asker.functions.invoke('create-user', { body: person });
  if (error) {
    throw error;
  }
  return signIn(url, email, false);
}

async function signIn(url: string, email: string, keepFresh: boolean): Promise<SupabaseClient> {
  const client = createClient(url, 'sb_publishable_steeple', {
    auth: { persistSession: false, autoRefreshToken: keepFresh },
  });
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) {
    throw error;
  }
  return client;
}
