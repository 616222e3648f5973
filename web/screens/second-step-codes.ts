import type { AuthError } from '@supabase/auth-js';
import { secondStepMessages } from '#contract/messages/two-steps.ts';

/** A code of an app has six digits; everything else is taken for a recovery code. */
export function isAppCode(typed: string): boolean {
  return /^\d{6}$/.test(withoutBlanks(typed));
}

/** Apps show their codes in two halves, and people type them so. */
export function withoutBlanks(typed: string): string {
  return typed.replaceAll(/\s/g, '');
}

/** What is wrong with a code, in a sentence. */
export function codeProblem({ code }: AuthError, typed: string): string {
  switch (code) {
    case 'mfa_verification_failed':
    case 'mfa_factor_not_found':
      return isAppCode(typed) ? secondStepMessages.wrong : secondStepMessages.wrongRecovery;
    case 'over_request_rate_limit':
      return secondStepMessages.tooMany;
    case 'mfa_challenge_expired':
      return secondStepMessages.expired;
    default:
      return secondStepMessages.failed;
  }
}

/** The first name that no device has. */
export function freeName(taken: readonly string[], nameOf: (number: number) => string): string {
  let number = 1;
  while (taken.includes(nameOf(number))) {
    number += 1;
  }
  return nameOf(number);
}
