import type { z } from 'zod/mini';
import { invitationsRequest, invitationsResponse } from '#contract/functions/invitations.ts';
import { requireAdmin, runAsSuperAdmin, unauthorized } from '../as-super-admin.ts';
import type { NamedFunction } from '../named-function.ts';

/** The open invitations: of a church, for those who may invite to it; of all, for super admins. */
export const invitations: NamedFunction<z.infer<typeof invitationsRequest>> = {
  request: invitationsRequest,
  admit: requireAdmin,
  async run(services, claims, { accountId = null }, c) {
    const [open] = await runAsSuperAdmin(services, claims, {
      text: `select private.read_invitations($1::uuid)::text, private.note_account_view($1::uuid)::text`,
      values: [accountId],
    });
    if (!open) {
      throw unauthorized();
    }
    return c.json(invitationsResponse.parse(JSON.parse(open)));
  },
};
