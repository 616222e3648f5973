import { AuthError } from '@supabase/auth-js';
import { numberFormat } from '#contract/formats.ts';
import { twoStepMessages } from '#contract/messages/two-steps.ts';
import type { SessionKeeper } from '#web/lib/session/session-keeper.ts';
import { freeName } from '#web/screens/second-step-codes.ts';

type Mfa = SessionKeeper['mfa'];

/** A device that is being set up. */
export type NewDevice = { factorId: string; picture: string; secret: string };

/** Begins a device. @returns what the app on the phone reads, or what was wrong */
export async function beginDevice(mfa: Mfa): Promise<NewDevice | AuthError> {
  const { data: known, error: unknown } = await mfa.listFactors();
  if (unknown) {
    return unknown;
  }
  const taken = known.totp.map(({ friendly_name = '' }) => friendly_name);
  const friendlyName = freeName(taken, (number) =>
    twoStepMessages.device(numberFormat({}).format(number)),
  );
  const { data, error } = await mfa.enroll({ factorType: 'totp', friendlyName, issuer: 'Steeple' });
  return error ?? { factorId: data.id, picture: data.totp.qr_code, secret: data.totp.secret };
}

/** New recovery codes in place of all former ones. */
export async function newRecoveryCodes({ recoveryCodes }: Mfa): Promise<string[] | AuthError> {
  const first = await recoveryCodes.generate();
  const { data, error } =
    first.error?.code === 'mfa_factor_name_conflict' ? await recoveryCodes.regenerate() : first;
  return error ?? data.codes;
}

/** Whether a call was refused. */
export function isRefusal<Answer extends object>(answer: Answer | AuthError): answer is AuthError {
  return answer instanceof AuthError;
}
