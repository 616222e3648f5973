import type { z } from 'zod/mini';
import {
  platformSettingsRequest,
  platformSettingsResponse,
} from '#contract/functions/invitations.ts';
import { requireSuperAdmin, runAsSuperAdmin } from '../as-super-admin.ts';
import type { NamedFunction } from '../named-function.ts';

/** What super admins decide for the whole platform: read, and changed where something is given. */
export const platformSettings: NamedFunction<z.infer<typeof platformSettingsRequest>> = {
  request: platformSettingsRequest,
  admit: requireSuperAdmin,
  async run(services, claims, { adminsMayInvite }) {
    const [settings] = await runAsSuperAdmin(services, claims, {
      text: 'select private.platform_settings($1::boolean)::text',
      values: [adminsMayInvite === undefined ? null : String(adminsMayInvite)],
    });
    return platformSettingsResponse.parse(JSON.parse(settings ?? 'null'));
  },
};
