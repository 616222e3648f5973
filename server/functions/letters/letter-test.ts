import type { z } from 'zod/mini';
import { letterRequest, type letterTestResponse } from '#contract/functions/letters.ts';
import { letterRefusals } from '#contract/messages/letter-refusals.ts';
import { ApiError } from '../../http/api-error.ts';
import { runAboutChurch } from '../about-church.ts';
import type { NamedFunction } from '../named-function.ts';

/** Sends the caller, and nobody else, the letter as it would be now. */
export const letterTest: NamedFunction<z.infer<typeof letterRequest>> = {
  request: letterRequest,
  async run(services, claims, { accountId }): Promise<z.infer<typeof letterTestResponse>> {
    const { mail, isDemo } = services.config;
    if (!mail && !isDemo) {
      const message = letterRefusals.notSetUp;
      throw new ApiError({ status: 409, code: 'mail_not_set_up', message });
    }
    await runAboutChurch(services, claims, accountId, {
      columns: ['private.send_test_letter($1::uuid)::text'],
    });
    return { sent: true };
  },
};
