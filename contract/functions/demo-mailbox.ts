import * as z from 'zod/mini';

/** A mail that the demo would have sent. */
const demoMail = z.object({
  id: z.guid(),
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  hasHtml: z.boolean(),
  arrivedAt: z.string(),
});
export type DemoMail = z.infer<typeof demoMail>;

/** The newest first. */
export const demoMails = z.array(demoMail);
