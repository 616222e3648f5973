import * as z from 'zod/mini';

/** How many of the dashboard's weeks rest on what was typed. */
export const pulseByHand = z.object({
  weeks: z.int(),
  /** By whom, a sentence; null for a shared link, which names nobody. */
  who: z.nullable(z.string()),
  /** How many counts were corrected, and the newest correction in words. */
  corrected: z.int(),
  correction: z.nullable(z.string()),
});
