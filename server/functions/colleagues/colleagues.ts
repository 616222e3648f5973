import type { z } from 'zod/mini';
import { colleaguesRequest, colleaguesResponse } from '#contract/functions/colleagues.ts';
import { churchRefusals } from '#contract/messages/integrations.ts';
import { ApiError } from '../../http/api-error.ts';
import { runAboutChurch } from '../about-church.ts';
import type { NamedFunction } from '../named-function.ts';

/** A church's account admins with their marks, for those who may change these. */
export const colleagues: NamedFunction<z.infer<typeof colleaguesRequest>> = {
  request: colleaguesRequest,
  async run(services, claims, { accountId }) {
    const [found] = await runAboutChurch(services, claims, accountId, {
      columns: ['private.colleagues($1::uuid)::text'],
    });
    if (!found) {
      const message = churchRefusals.fullAdminsOnly;
      throw new ApiError({ status: 403, code: 'full_admins_only', message });
    }
    return colleaguesResponse.parse(JSON.parse(found));
  },
};
