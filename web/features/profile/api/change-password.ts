import { type AuthError, isAuthApiError, isAuthWeakPasswordError } from '@supabase/auth-js';
import { useMutation } from '@tanstack/react-query';
import { useSessionKeeper } from '#web/lib/session/session-context.tsx';
import { checkPassword } from './check-password.ts';

/** The current password is not what was typed. */
export class CurrentPasswordWrong extends Error {}

/** The change did not happen. `reason` is the server's own sentence, or null when it gave none. */
export class PasswordNotChanged extends Error {
  readonly reason: string | null;
  /** Whether it is the new password that the server does not take. */
  readonly isAboutNewPassword: boolean;

  constructor(cause: AuthError) {
    super(cause.message, { cause });
    const isVerdict = isAuthApiError(cause) && cause.status >= 400 && cause.status < 500;
    const isWeak = isAuthWeakPasswordError(cause);
    this.reason = isVerdict || isWeak ? cause.message : null;
    this.isAboutNewPassword = isWeak || (isVerdict && cause.status === 422);
  }
}

/**
 * Changes the signed-in person's password, after signing in with the current one has shown that it
 * is really them (specification, section 7). Fails with CurrentPasswordWrong or PasswordNotChanged.
 */
export function useChangePassword(email: string) {
  const keeper = useSessionKeeper();
  return useMutation({
    mutationFn: async ({ current, next }: { current: string; next: string }): Promise<void> => {
      const doubt = await checkPassword(email, current);
      if (doubt) {
        throw isAuthApiError(doubt) && doubt.status === 400
          ? new CurrentPasswordWrong()
          : new PasswordNotChanged(doubt);
      }
      const refusal = await keeper.changePassword(next, current);
      if (refusal) {
        throw new PasswordNotChanged(refusal);
      }
    },
  });
}
