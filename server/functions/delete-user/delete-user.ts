import type * as z from 'zod/mini';
import { deleteUserRequest } from '#contract/functions/users.ts';
import { requireSuperAdmin, runAsSuperAdmin } from '../as-super-admin.ts';
import type { NamedFunction } from '../named-function.ts';
import { requireFound } from '../require-found.ts';

/**
 * Deletes a user with profile and sessions; nobody can delete themselves or the last super admin.
 */
export const deleteUser: NamedFunction<z.infer<typeof deleteUserRequest>> = {
  request: deleteUserRequest,
  admit: requireSuperAdmin,
  async run(services, claims, { userId }) {
    const [isDeleted] = await runAsSuperAdmin(services, claims, {
      text: 'select private.delete_user($1::uuid)',
      values: [userId],
    });
    requireFound(isDeleted);
    return { success: true, error: null };
  },
};
