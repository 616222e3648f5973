import { type AuthError, isAuthApiError, isAuthWeakPasswordError } from '@supabase/auth-js';
import { recoveryMessages } from '#contract/messages/recovery.ts';

/** The server's own sentence, or ours where it gave none. */
export function sentenceOf(refusal: AuthError): string {
  const isVerdict = isAuthApiError(refusal) && refusal.status >= 400 && refusal.status < 500;
  return isVerdict || isAuthWeakPasswordError(refusal) ? refusal.message : recoveryMessages.failed;
}
