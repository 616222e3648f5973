import * as z from 'zod/mini';

/** The body of `sessions`. */
export const sessionsRequest = z.object({});

/** The answer of `sessions`: one's own, the one used last first. */
export const sessionsResponse = z.array(
  z.object({
    id: z.guid(),
    /** The address it was opened from; null where it was not kept. */
    where: z.nullable(z.string()),
    /** Names of products, or null where they are not known. */
    browser: z.nullable(z.string()),
    system: z.nullable(z.string()),
    signedInAt: z.string(),
    lastUsedAt: z.string(),
    /** Whether it is the one that asks. */
    current: z.boolean(),
  }),
);
export type OwnSession = z.infer<typeof sessionsResponse>[number];

/** The body of `session-end`: one session, or all but the one that asks. */
export const sessionEndRequest = z.union([
  z.object({ id: z.guid() }),
  z.object({ others: z.literal(true) }),
]);

/** The answer of `session-end`: how many ended. */
export const sessionEndResponse = z.object({ ended: z.number() });
