import * as z from 'zod/mini';

/** How far the demo's church with a history has been read: the sign-in page opens it when it is over. */
export const demoReading = z.object({
  isOver: z.boolean(),
  /** How many weeks are whole, of how many; null before that is known. */
  weeks: z.nullable(z.object({ read: z.int(), of: z.int() })),
});
export type DemoReading = z.infer<typeof demoReading>;
