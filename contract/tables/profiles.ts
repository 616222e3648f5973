import * as z from 'zod/mini';
import { roles } from '../roles.ts';

/** One row of `profiles`: who a signed-in user is. Exactly one per user. */
export const profileRow = z.object({
  id: z.guid(),
  user_id: z.guid(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone_number: z.nullable(z.string()),
  role: z.nullable(z.enum(roles)),
  account_id: z.nullable(z.guid()),
});

export type Profile = z.infer<typeof profileRow>;
