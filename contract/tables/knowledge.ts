import * as z from 'zod/mini';

/** The most characters a knowledge title may have (specification, section 9). */
export const titleLengthMax = 255;

/** One row of `knowledge`: an AI prompt. Without an account it is core knowledge. */
export const knowledgeRow = z.object({
  id: z.uuid(),
  title: z.string(),
  prompt: z.string(),
  user_id: z.nullable(z.uuid()),
  account_id: z.nullable(z.uuid()),
  created_at: z.string(),
});

export type Knowledge = z.infer<typeof knowledgeRow>;
