import type { AuthClient, Session } from '@supabase/auth-js';
import { languageOf } from '#contract/messages/language.ts';
import type { MissingStep, SessionState } from './session-state.ts';

/**
 * Stores whether somebody is signed in, as reported by the auth client.
 * @returns `state` and `subscribe` as `useSyncExternalStore` wants them, and the steps of signing out
 */
export function createSessionStore(
  auth: Pick<InstanceType<typeof AuthClient>, 'onAuthStateChange'>,
) {
  const listeners = new Set<() => void>();
  let state: SessionState = { status: 'loading' };
  let leaving = false;

  function become(next: SessionState) {
    if (isSameState(state, next)) {
      return;
    }
    state = next;
    for (const listener of listeners) {
      listener();
    }
  }
  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }
  function end() {
    const lastUserId = state.status === 'signed-in' ? state.userId : null;
    become({ status: 'signed-out', bySelf: leaving, lastUserId });
  }
  auth.onAuthStateChange((event, session) => {
    leaving = leaving && session === null;
    if (session && event === 'USER_UPDATED' && state.status === 'signed-in') {
      // The server answers as the token says: a new language begins with the next one.
      become({ ...signedIn(session), language: state.language });
    } else if (session) {
      become(signedIn(session));
    } else {
      end();
    }
  });

  return {
    state: () => state,
    subscribe,
    /** From here on, the end of the session is the person's own wish. */
    leave: () => {
      leaving = true;
    },
    /** Ends the session here, whatever the auth client says. */
    end,
    /** Waits until nobody is signed in any more. */
    ended: () =>
      new Promise<void>((resolve) => {
        const unsubscribe = subscribe(() => {
          if (state.status === 'signed-out') {
            unsubscribe();
            resolve();
          }
        });
      }),
  };
}

function signedIn({ user }: Session): Extract<SessionState, { status: 'signed-in' }> {
  const language = languageOf(user.user_metadata['language'], navigator.languages);
  const missingStep = missingStepOf(user);
  return { status: 'signed-in', userId: user.id, email: user.email ?? '', language, missingStep };
}

/** As the server said when it issued the session. */
export function missingStepOf({
  app_metadata,
}: Pick<Session['user'], 'app_metadata'>): MissingStep {
  const said: unknown = app_metadata?.['missing_step'];
  return said === 'verify' || said === 'enroll' ? said : null;
}

function isSameState(one: SessionState, other: SessionState): boolean {
  if (one.status === 'signed-in' && other.status === 'signed-in') {
    return (
      one.userId === other.userId &&
      one.email === other.email &&
      one.language === other.language &&
      one.missingStep === other.missingStep
    );
  }
  return one.status === other.status;
}
