import type * as z from 'zod/mini';
import { resetTwoStepsRequest, type resetTwoStepsResponse } from '#contract/functions/two-steps.ts';
import { requireSuperAdmin, runAsSuperAdmin } from '../as-super-admin.ts';
import type { NamedFunction } from '../named-function.ts';

/** Ends somebody's second step and their sessions, for a device that is lost. */
export const resetTwoSteps: NamedFunction<z.infer<typeof resetTwoStepsRequest>> = {
  request: resetTwoStepsRequest,
  admit: requireSuperAdmin,
  async run(services, claims, { userId }) {
    const [wasOn] = await runAsSuperAdmin(services, claims, {
      text: 'select private.reset_two_steps($1::uuid)',
      values: [userId],
    });
    const answer: z.infer<typeof resetTwoStepsResponse> = { success: true, wasOn: wasOn === 't' };
    return answer;
  },
};
