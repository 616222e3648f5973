import * as z from 'zod/mini';
import { missing, tooLong } from '../messages/form-problems.ts';
import { visibleText } from '../visible-text.ts';

/** The most characters a knowledge title may have (specification, section 9). */
const titleLengthMax = 255;

/** The most characters a knowledge prompt may have; the database enforces the same. */
const promptLengthMax = 100_000;

/** One row of `knowledge`: an AI prompt. Without an account it is core knowledge. */
export const knowledgeRow = z.object({
  id: z.guid(),
  title: z.string(),
  prompt: z.string(),
  user_id: z.nullable(z.guid()),
  account_id: z.nullable(z.guid()),
  created_at: z.string(),
});

export type Knowledge = z.infer<typeof knowledgeRow>;

const title = visibleText.check(
  z.minLength(1, missing('title')),
  z.maxLength(titleLengthMax, tooLong('title', titleLengthMax)),
);

/** The prompt, under the label of its form. */
function promptNamed(label: 'description' | 'prompt') {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, missing(label)),
      z.maxLength(promptLengthMax, tooLong(label, promptLengthMax)),
    );
}

/** The fields of the Account Knowledge form; both texts are trimmed and not blank. */
export const accountKnowledgeInput = z.object({ title, prompt: promptNamed('description') });

export type AccountKnowledgeInput = z.infer<typeof accountKnowledgeInput>;

/** The fields of the core knowledge form; both texts are trimmed and not blank. */
export const coreKnowledgeInput = z.object({ title, prompt: promptNamed('prompt') });

export type CoreKnowledgeInput = z.infer<typeof coreKnowledgeInput>;
