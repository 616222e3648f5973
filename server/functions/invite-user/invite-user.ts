import { randomUUID } from 'node:crypto';
import {
  findInvitationProblem,
  type InviteUserRequest,
  inviteUserRequest,
} from '#contract/functions/invitations.ts';
import { requireAdmin, runAsSuperAdmin } from '../as-super-admin.ts';
import type { NamedFunction } from '../named-function.ts';
import { refuseProblem } from '../refuse-problem.ts';

/**
 * Invites somebody by a mail: a super admin anybody, an account admin a colleague of their own church.
 * The database decides; the user comes into being when the invitation is accepted.
 */
export const inviteUser: NamedFunction<InviteUserRequest> = {
  request: inviteUserRequest,
  admit: requireAdmin,
  async run(services, claims, user) {
    refuseProblem(findInvitationProblem(user));
    const id = randomUUID();
    await runAsSuperAdmin(services, claims, {
      text: `select private.invite_user($1::uuid, $2, $3, $4, $5, $6, $7::uuid, $8)::text`,
      values: [
        id,
        user.email,
        user.first_name,
        user.last_name,
        user.phone_number || null,
        user.role ?? null,
        user.role === 'account_admin' ? (user.account_id ?? null) : null,
        services.doorTokens.issue('invite', id).hash,
      ],
    });
    return { success: true, error: null };
  },
};
