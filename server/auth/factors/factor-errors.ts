import { ApiError } from '../../http/api-error.ts';

/** Refusals of the second step, in GoTrue's words and numbers (`internal/api/mfa.go`). */
const refusals = {
  insufficient_aal: {
    status: 403,
    code: 'insufficient_aal',
    message: 'AAL2 required to enroll a new factor',
  },
  aal2_to_remove: {
    status: 422,
    code: 'insufficient_aal',
    message: 'AAL2 required to unenroll verified factor',
  },
  aal2_for_codes: {
    status: 403,
    code: 'insufficient_aal',
    message: 'AAL2 required to manage recovery codes',
  },
  aal2_to_end_others: {
    status: 403,
    code: 'insufficient_aal',
    message: 'AAL2 required to end other sessions',
  },
  too_many: {
    status: 422,
    code: 'too_many_enrolled_mfa_factors',
    message: 'Maximum number of verified factors reached, unenroll to continue',
  },
  name_conflict: {
    status: 422,
    code: 'mfa_factor_name_conflict',
    message: 'A factor with the friendly name for this user already exists',
  },
  exists: {
    status: 422,
    code: 'mfa_factor_name_conflict',
    message: 'Recovery codes exist already, regenerate them to get new ones',
  },
  not_found: { status: 404, code: 'mfa_factor_not_found', message: 'Factor not found' },
  expired: {
    status: 422,
    code: 'mfa_challenge_expired',
    message:
      'MFA challenge has expired, verify against another challenge or create a new challenge.',
  },
  wrong: { status: 422, code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' },
  wrong_recovery: {
    status: 422,
    code: 'mfa_verification_failed',
    message: 'Invalid recovery code entered',
  },
  totp_only: {
    status: 422,
    code: 'mfa_phone_enroll_not_enabled',
    message: 'Only factors of the type totp are offered',
  },
} as const;

/** What may go wrong with a second step. */
export type FactorRefusal = keyof typeof refusals;

/** @returns the refusal to throw */
export function factorRefused(kind: FactorRefusal): ApiError {
  return new ApiError(refusals[kind]);
}
