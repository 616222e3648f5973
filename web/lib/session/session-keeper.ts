import { AuthClient, type AuthError, isAuthApiError } from '@supabase/auth-js';
import type { Language } from '#contract/messages/language.ts';
import { storageKeys, writeEntry } from '../browser-storage.ts';
import { logError } from '../log.ts';
import { countingByLocalClock } from './local-clock.ts';
import type { Credentials, SignInResult } from './session-state.ts';
import { createSessionStore, missingStepOf } from './session-store.ts';

const signOutPatienceMs = 1000;

/** What a session is taken over by. */
type Tokens = { access_token: string; refresh_token: string };

export type SessionKeeperOptions = { origin: string; publishableKey: string; fetch?: typeof fetch };

/** The one owner of the session: everything else asks it, and hears of changes by `subscribe`. */
export type SessionKeeper = ReturnType<typeof createSessionKeeper>;

/**
 * Keeps the session with the official auth client, which stores it, refreshes it and hears of other
 * tabs (specification, section 9).
 * @returns functions that stay the same for the life of the page; `state` gives the same object until
 *   something changed, as `useSyncExternalStore` wants it
 */
export function createSessionKeeper(options: SessionKeeperOptions) {
  const { origin, publishableKey, fetch: request = fetch } = options;
  const auth = new AuthClient({
    url: `${origin}/auth/v1`,
    storageKey: storageKeys.session,
    headers: { apikey: publishableKey },
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
    experimental: { recoveryCodes: true },
    fetch: countingByLocalClock((input, init) => request(input, init)),
  });
  const store = createSessionStore(auth);

  return {
    state: store.state,
    subscribe: store.subscribe,
    async signIn(credentials: Credentials): Promise<SignInResult> {
      try {
        const { data, error } = await auth.signInWithPassword(credentials);
        if (error) {
          return refusal(error);
        }
        return { outcome: missingStepOf(data.user) ? 'halfway' : 'signed-in' };
      } catch (cause) {
        logError('Signing in broke off.', cause);
        return { outcome: 'unexpected' };
      }
    },
    /** Ends the session here at once; telling the server may fail or hang and is then only logged. */
    async signOut(): Promise<void> {
      store.leave();
      const told = auth.signOut({ scope: 'local' }).then(({ error }) => {
        if (error) {
          logError('Could not notify the server of the sign-out.', error.message);
        }
      });
      await Promise.race([told, store.ended(), pause(signOutPatienceMs)]);
      if (store.state().status !== 'signed-out') {
        writeEntry(storageKeys.session, null);
        store.end();
      }
    },
    /** The token to send, refreshed when it is about to expire; null when nobody is signed in. */
    async accessToken(): Promise<string | null> {
      const { data } = await auth.getSession();
      return data.session?.access_token ?? null;
    },
    /**
     * Asks for a new token because the server refused the present one. When the server refuses that
     * too, the session is over, whatever its clock says; a lost connection ends nothing.
     */
    async renewedToken(): Promise<string | null> {
      const { data, error } = await auth.refreshSession();
      if (error && isVerdict(error)) {
        await auth.signOut({ scope: 'local' });
      }
      return data.session?.access_token ?? null;
    },
    ...ownSettings(auth),
    /** The official client's calls for the second step. */
    mfa: auth.mfa,
    /** Stops the refresh timer (tests and hot reload). */
    stop: () => auth.stopAutoRefresh(),
  };
}

/** What the person changes about their own sign-in. */
function ownSettings(auth: InstanceType<typeof AuthClient>) {
  return {
    /** Sets the signed-in person's new password. @returns what went wrong, or null */
    async changePassword(password: string, current: string): Promise<AuthError | null> {
      return (await auth.updateUser({ password, current_password: current })).error;
    },
    /** Sets the signed-in person's language; the new token carries it. @throws AuthError */
    async changeLanguage(language: Language): Promise<void> {
      const { error } = await auth.updateUser({ data: { language } });
      if (error) {
        throw error;
      }
      await auth.refreshSession();
    },
    /** Takes over a session that a link in a mail has opened, in place of whoever was signed in. */
    async adopt(session: Tokens): Promise<AuthError | null> {
      return (await auth.setSession(session)).error;
    },
  };
}

/** A status of 0 is a lost connection; the other two are answers that could not be read. */
function refusal({ status, message, name }: AuthError): SignInResult {
  const isReadable = Boolean(status) && name !== 'AuthInvalidTokenResponseError';
  return isReadable ? { outcome: 'refused', message } : { outcome: 'unexpected' };
}

/** True if the server rejected the session; 429 and 5xx do not count. */
function isVerdict(error: AuthError): boolean {
  return isAuthApiError(error) && error.status < 500 && error.status !== 429;
}

function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}
