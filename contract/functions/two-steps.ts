import * as z from 'zod/mini';

/** The body of `reset-two-steps`: whose device is lost. */
export const resetTwoStepsRequest = z.object({ userId: z.guid() });

/** The answer; `wasOn` is false for somebody who had no second step. */
export const resetTwoStepsResponse = z.object({ success: z.literal(true), wasOn: z.boolean() });
