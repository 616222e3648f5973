import * as z from 'zod/mini';
import { figureStates } from '../figures.ts';

const yearAgo = z.object({ now: z.number(), yearAgo: z.nullable(z.number()) });

/** The church's front door at Google: 28 days of searches against a year ago. */
export const pulseSearch = z.object({
  answer: z.string(),
  /** The first and the last day of the 28. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** All clicks. */
  all: yearAgo,
  /** Of searches that name the church; null when not read. */
  brand: z.nullable(yearAgo),
  other: yearAgo,
  /** Those of the others that ask for a church nearby, e.g. 'church near me'; null when not read. */
  local: z.nullable(yearAgo),
  /** Of searches so rare that Google does not tell them; null when it cannot be known. */
  withheld: z.nullable(yearAgo),
  /** Whether the line goes by day: through the 28 days and those since. */
  step: z.enum(['day', 'week']),
  /** Other searches by day or week, oldest first; what Google still counts is `incomplete`. */
  line: z.array(
    z.object({
      /** The day, or the week's first. */
      from: z.iso.date(),
      value: z.nullable(z.number()),
      yearAgo: z.nullable(z.number()),
      state: z.enum(figureStates),
    }),
  ),
  /** How other searches and first-time guests go together; null under 26 weeks. */
  together: z.nullable(
    z.object({
      lagWeeks: z.int(),
      /** Spearman's rank correlation. */
      correlation: z.number(),
      /** Its 95 % interval. */
      low: z.number(),
      high: z.number(),
      weeks: z.int(),
      sentence: z.string(),
    }),
  ),
});
export type PulseSearch = z.infer<typeof pulseSearch>;
