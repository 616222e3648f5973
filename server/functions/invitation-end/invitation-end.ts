import type { z } from 'zod/mini';
import { invitationEndRequest, invitationEndResponse } from '#contract/functions/invitations.ts';
import { invitationRefusals } from '#contract/messages/invitations.ts';
import { ApiError } from '../../http/api-error.ts';
import { requireAdmin, runAsSuperAdmin } from '../as-super-admin.ts';
import type { NamedFunction } from '../named-function.ts';

/** Ends an invitation: its link opens nothing any more. */
export const invitationEnd: NamedFunction<z.infer<typeof invitationEndRequest>> = {
  request: invitationEndRequest,
  admit: requireAdmin,
  async run(services, claims, { id }) {
    const [ended] = await runAsSuperAdmin(services, claims, {
      text: 'select private.end_invitation($1::uuid)::text',
      values: [id],
    });
    if (!ended) {
      const message = invitationRefusals.gone;
      throw new ApiError({ status: 404, code: 'invitation_not_found', message });
    }
    return invitationEndResponse.parse(JSON.parse(ended));
  },
};
