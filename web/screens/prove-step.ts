import type { AuthError } from '@supabase/auth-js';
import type { SessionKeeper } from '#web/lib/session/session-keeper.ts';
import { isAppCode, withoutBlanks } from './second-step-codes.ts';

type Mfa = Pick<SessionKeeper['mfa'], 'challengeAndVerify' | 'recoveryCodes'>;

/** Takes the second step with a code of a device, or with a recovery code. @returns what was wrong, or null */
export async function prove(mfa: Mfa, factorId: string, typed: string): Promise<AuthError | null> {
  const answer = isAppCode(typed)
    ? await mfa.challengeAndVerify({ factorId, code: withoutBlanks(typed) })
    : await mfa.recoveryCodes.verify({ code: typed.trim() });
  return answer.error;
}
