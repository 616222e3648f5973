import type { SupabaseClient } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';

/** The device that somebody has set up. */
export type Device = { factorId: string; secret: string };

/**
 * The code that a device shows.
 *
 * @param steps how many half minutes from now
 */
export function codeOf({ secret }: Pick<Device, 'secret'>, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
}

/** Sets up a device with the official client, which then has taken the second step. */
export async function setUpDevice(
  { auth }: SupabaseClient,
  friendlyName = 'Phone',
): Promise<Device> {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) {
    throw error;
  }
  const device = { factorId: data.id, secret: data.totp.secret };
  const proved = await auth.mfa.challengeAndVerify({
    factorId: device.factorId,
    code: codeOf(device),
  });
  if (proved.error) {
    throw proved.error;
  }
  return device;
}

/**
 * Takes the second step with the device's next code: the present one may have been used already.
 *
 * @returns the code of the refusal, or null
 */
export async function takeSecondStep(
  { auth }: SupabaseClient,
  { factorId, ...device }: Device,
  code = codeOf(device, 1),
): Promise<string | null> {
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
  return error && (error.code ?? 'unknown');
}
