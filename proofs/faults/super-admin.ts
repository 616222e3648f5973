import { createClient, type SupabaseClient } from '@supabase/supabase-js';

/**
 * The official client, signed in as the demo's super admin.
 *
 * @throws when that fails
 */
export async function signInSuperAdmin(url: string, keepFresh = false): Promise<SupabaseClient> {
  const client = createClient(url, 'sb_publishable_steeple', {
    auth: { persistSession: false, autoRefreshToken: keepFresh },
  });
  const { error } = await client.auth.signInWithPassword({
    email: 'super@steeple.test',
    password: 'steeple-demo',
  });
  if (error) {
    throw error;
  }
  return client;
}
