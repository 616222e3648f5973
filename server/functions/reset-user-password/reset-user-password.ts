import type * as z from 'zod/mini';
import { findPasswordProblem, resetUserPasswordRequest } from '#contract/functions/users.ts';
import { readOwnWords } from '../../auth/own-words.ts';
import { findGuessProblem } from '../../auth/password-guesses.ts';
import { hashPassword } from '../../auth/password-hash.ts';
import { requireSuperAdmin, runAsSuperAdmin } from '../as-super-admin.ts';
import type { NamedFunction } from '../named-function.ts';
import { refuseProblem } from '../refuse-problem.ts';
import { requireFound } from '../require-found.ts';

/** Sets a user's password and ends that user's sessions at once. */
export const resetUserPassword: NamedFunction<z.infer<typeof resetUserPasswordRequest>> = {
  request: resetUserPasswordRequest,
  admit: requireSuperAdmin,
  async run(services, claims, { userId, newPassword }) {
    refuseProblem(findPasswordProblem(newPassword));
    const own = await readOwnWords(services, claims, userId);
    refuseProblem(await findGuessProblem(newPassword, own));
    const [isReset] = await runAsSuperAdmin(services, claims, {
      text: 'select private.reset_user_password($1::uuid, $2)',
      values: [userId, await hashPassword(newPassword)],
    });
    requireFound(isReset);
    return { success: true, error: null };
  },
};
