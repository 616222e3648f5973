import * as z from 'zod/mini';

/** One row of `accounts`: a church. Times are ISO 8601 with offset. */
export const accountRow = z.object({
  id: z.uuid(),
  account_name: z.string(),
  location: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  user_id: z.nullable(z.uuid()),
  created_at: z.string(),
});

export type Account = z.infer<typeof accountRow>;
