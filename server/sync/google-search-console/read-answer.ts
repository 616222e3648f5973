import type { z } from 'zod';
import { isClicks } from '#contract/believed.ts';
import { AnswerUnusable } from '../reader.ts';

type Counted = { rows: { clicks: number; impressions?: number }[] };

/**
 * Reads an answer about searches.
 *
 * @throws AnswerUnusable for another shape, or for numbers that cannot be right
 */
export function readAnswer<Answer extends Counted>(
  schema: z.ZodType<Answer>,
  body: unknown,
): Answer {
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    throw new AnswerUnusable('uneven', 'an answer of an unknown shape');
  }
  const { rows } = parsed.data;
  if (!rows.every(({ clicks, impressions = 0 }) => isClicks(clicks) && isClicks(impressions))) {
    throw new AnswerUnusable('uneven', 'numbers that cannot be right');
  }
  return parsed.data;
}
