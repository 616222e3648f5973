import { z } from 'zod';

/** What is known of a letter before the church is read. */
export const letterOrder = z.object({
  accountId: z.guid(),
  church: z.string(),
  isTest: z.boolean(),
  evenWhenNothing: z.boolean(),
  /** The page that ends it; null for a test of somebody who does not get it. */
  stopUrl: z.string().nullable(),
});
export type LetterOrder = z.infer<typeof letterOrder>;

/** A letter as it passes from one process to another: its pictures as Base64. */
export const writtenLetter = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  pictures: z.array(z.object({ id: z.string(), fileName: z.string(), png: z.base64() })),
});
export type WrittenLetter = z.infer<typeof writtenLetter>;
