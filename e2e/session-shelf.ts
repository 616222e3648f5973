import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js';

/** Sessions of real sign-ins, kept from test to test. */
export type SessionShelf = {
  /**
   * A session of somebody that still lives.
   *
   * @param place who uses it: a browser that signs out does not end what another place uses
   */
  take(place: string, email: string): Promise<Session>;
};

/**
 * Signs in once for many tests: hashing a password is slow on purpose, and sign-in.spec.ts shows that
 * the form does it. A session that a test has ended, or that has lived half its life, is replaced.
 */
export function createSessionShelf(url: string): SessionShelf {
  const kept = new Map<string, Session>();
  return {
    take: async (place, email) => {
      const key = `${place} ${email}`;
      const found = kept.get(key);
      if (found && (await isUsable(url, found))) {
        return found;
      }
      const session = await signInAt(url, email);
      kept.set(key, session);
      return session;
    },
  };
}

/** The official client, with no session yet. */
export function newClient(url: string): SupabaseClient {
  return createClient(url, 'sb_publishable_steeple', {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

async function isUsable(url: string, session: Session): Promise<boolean> {
  const leftSeconds = (session.expires_at ?? 0) - Date.now() / 1000;
  return (
    leftSeconds > session.expires_in / 2 &&
    (await newClient(url).auth.getUser(session.access_token)).error === null
  );
}

/** Signs somebody in, who has the demo's password unless another is given. */
export async function signInAt(
  url: string,
  email: string,
  password = 'steeple-demo',
): Promise<Session> {
  const { data, error } = await newClient(url).auth.signInWithPassword({ email, password });
  if (error) {
    throw error;
  }
  return data.session;
}
