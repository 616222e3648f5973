import { AuthClient, type AuthError } from '@supabase/auth-js';
import { publishableKey } from '../publishable-key.ts';

/** What a link in a mail opens. */
export type DoorType = 'recovery' | 'invite';

/** The two tokens of an opened session. */
export type Tokens = { access_token: string; refresh_token: string };

/** How setting the password went; `devices` where a code of one of them comes first. */
type DoorResult =
  | { tokens: Tokens }
  | { refusal: AuthError; isLinkOver: boolean }
  | { devices: readonly { id: string; name: string }[] };

/** A link in a mail, used by the person who holds it. */
export type Door = {
  /**
   * Uses the link and sets the password. The link is used once: after a password that is refused, the
   * next try goes on with the session that it opened.
   */
  setPassword(type: DoorType, token: string, password: string): Promise<DoorResult>;
  /** The calls for the second step, which the link does not replace. */
  mfa: Pick<InstanceType<typeof AuthClient>['mfa'], 'challengeAndVerify' | 'recoveryCodes'>;
  /** Asks for a new link. @returns what went wrong, or null */
  askForLink(email: string): Promise<AuthError | null>;
};

type DoorOptions = { fetch?: typeof fetch };

/**
 * The official auth client for links in mails. It keeps its session to itself: whoever is signed in stays
 * so until the new password is set.
 */
export function createDoor({ fetch: request = fetch }: DoorOptions = {}): Door {
  const auth = new AuthClient({
    url: `${window.location.origin}/auth/v1`,
    storageKey: 'steeple-door',
    headers: { apikey: publishableKey() },
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    experimental: { recoveryCodes: true },
    fetch: (input, init) => request(input, init),
  });
  let opened: Tokens | null = null;
  return {
    setPassword: async (type, token, password) => {
      if (!opened) {
        const { data, error } = await auth.verifyOtp({ type, token_hash: token });
        if (error) {
          return { refusal: error, isLinkOver: error.code === 'otp_expired' };
        }
        opened = data.session;
      }
      const { error } = await auth.updateUser({ password });
      if (error?.code === 'insufficient_aal') {
        const { data } = await auth.mfa.listFactors();
        const found = data?.totp ?? [];
        return { devices: found.map(({ id, friendly_name: name = '' }) => ({ id, name })) };
      }
      opened = (await auth.getSession()).data.session ?? opened;
      if (error || !opened) {
        return error
          ? { refusal: error, isLinkOver: error.name === 'AuthSessionMissingError' }
          : Promise.reject(new Error('A link was used and opened no session.'));
      }
      return { tokens: opened };
    },
    mfa: auth.mfa,
    askForLink: async (email) => (await auth.resetPasswordForEmail(email)).error,
  };
}
