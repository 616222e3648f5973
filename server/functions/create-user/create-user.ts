import {
  type CreateUserRequest,
  createUserRequest,
  findNewUserProblem,
} from '#contract/functions/users.ts';
import { readChurchName } from '../../auth/own-words.ts';
import { findGuessProblem } from '../../auth/password-guesses.ts';
import { hashPassword } from '../../auth/password-hash.ts';
import { requireSuperAdmin, runAsSuperAdmin } from '../as-super-admin.ts';
import type { NamedFunction } from '../named-function.ts';
import { refuseProblem } from '../refuse-problem.ts';

/** Creates a user with a profile, or neither. */
export const createUser: NamedFunction<CreateUserRequest> = {
  request: createUserRequest,
  admit: requireSuperAdmin,
  async run(services, claims, user) {
    refuseProblem(findNewUserProblem(user));
    const church = await readChurchName(services, claims, user.account_id ?? null);
    const own = [user.first_name, user.last_name, user.email, church];
    refuseProblem(await findGuessProblem(user.password, own));
    const [userId] = await runAsSuperAdmin(services, claims, {
      text: 'select private.create_user($1, $2, $3, $4, $5, $6, $7::uuid)',
      values: [
        user.email,
        await hashPassword(user.password),
        user.first_name,
        user.last_name,
        user.phone_number || null,
        user.role ?? null,
        user.role === 'account_admin' ? (user.account_id ?? null) : null,
      ],
    });
    return { success: true, error: null, user_id: userId };
  },
};
