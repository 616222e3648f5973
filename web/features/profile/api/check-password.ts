import { AuthClient, type AuthError } from '@supabase/auth-js';
import { publishableKey } from '#web/lib/publishable-key.ts';

type Checker = InstanceType<typeof AuthClient>;

let checker: Checker | undefined;

/**
 * A client beside the real one, so that the session in the browser stays what it is: it stores
 * nothing, refreshes nothing and tells no other tab.
 */
function passwordChecker(): Checker {
  checker ??= new AuthClient({
    url: `${window.location.origin}/auth/v1`,
    storageKey: 'steeple-password-check',
    headers: { apikey: publishableKey() },
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
  return checker;
}

/**
 * Tries a password by signing in with it, and ends the session that comes of it at once.
 * @returns null when the password is right, else the provider's answer
 */
export async function checkPassword(email: string, password: string): Promise<AuthError | null> {
  const auth = passwordChecker();
  const { error } = await auth.signInWithPassword({ email, password });
  if (!error) {
    await auth.signOut({ scope: 'local' });
  }
  return error;
}
