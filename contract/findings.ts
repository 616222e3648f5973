import * as z from 'zod/mini';
import { figureIds } from './figures.ts';

/** The rules that look at a church's week, in the order in which a quiet week lists them. */
export const ruleIds = [
  'uncounted_weeks',
  'broken_connection',
  'guests_return',
  'guests_again',
  'kids_share',
  'serving_share',
  'room_full',
  'festival_weeks',
  'giving_per_attender',
  'recurring_share',
  'search_unclicked',
  'page_gone',
  'sustained_shift',
] as const;
export type RuleId = (typeof ruleIds)[number];

/** `certain` is counted, not estimated; the others are estimates. */
const surenesses = ['certain', 'fairly_sure', 'less_sure'] as const;
export type Sureness = (typeof surenesses)[number];

/** A piece of a sentence; with a figure it is a number that links to that figure's chart and week. */
const sentencePart = z.object({
  text: z.string(),
  figure: z.optional(z.enum(figureIds)),
  week: z.optional(z.iso.date()),
});
export type SentencePart = z.infer<typeof sentencePart>;

/** What a value of a finding counts; `percent` is of what was expected. */
const effectUnits = ['people', 'money', 'points', 'percent', 'clicks', 'weeks'] as const;

/** The weeks of a figure beside a card, as they were known when it was made; oldest first. */
const findingChart = z.object({
  figure: z.enum(figureIds),
  /** ISO 4217; null where no gift was read. */
  currency: z.nullable(z.string()),
  weeks: z.array(
    z.object({
      week: z.iso.date(),
      /** Null where no whole count was known. */
      value: z.nullable(z.number()),
      /** Where 4 in 5 were expected to lie; null where nothing was expected. */
      expected: z.nullable(z.object({ low: z.number(), high: z.number() })),
    }),
  ),
});
export type FindingChart = z.infer<typeof findingChart>;

/** What a rule saw, in numbers and in its own words. Totals only: no person, no cell under ten. */
export const finding = z.object({
  /** Stays the same for the same thing seen again: rule, figure and week. */
  id: z.string(),
  rule: z.enum(ruleIds),
  /** The figures it is about, the first one first; a broken connection has none. */
  figures: z.array(z.enum(figureIds)),
  /** The first days of the first and the last week it looked at. */
  weeks: z.object({ from: z.iso.date(), to: z.iso.date() }),
  /**
   * How far from what was expected, with a range that holds 19 times in 20; null when nothing is
   * estimated.
   */
  effect: z.nullable(
    z.object({ value: z.number(), low: z.number(), high: z.number(), unit: z.enum(effectUnits) }),
  ),
  /** What it is about besides figures: the address of a page, or a connected system. */
  about: z.optional(z.string()),
  /** How many readings it rests on. */
  n: z.int(),
  sureness: z.enum(surenesses),
  title: z.string(),
  /** What we see, as one or two sentences. */
  seen: z.array(sentencePart),
  /** How sure, as a sentence. */
  sure: z.string(),
  /** What else it may be, the likeliest first. */
  otherwise: z.array(
    z.object({
      name: z.string(),
      text: z.string(),
      /** The name is what the church wrote in a note: it stays in the house. */
      isNote: z.optional(z.boolean()),
    }),
  ),
  /** One step for this week. */
  step: z.string(),
  /**
   * How we will know: which figure is counted again, and over how many weeks from now. Null when
   * there is nothing to count.
   */
  measure: z.nullable(z.object({ figure: z.enum(figureIds), weeks: z.int() })),
  /** The figures it is about as they stood then, two at most; cards made earlier have none. */
  charts: z.optional(z.array(findingChart)),
});
export type Finding = z.infer<typeof finding>;

/** What a rule looked at and found in its place, for the list of a quiet week. */
export const lookedAt = z.object({
  rule: z.enum(ruleIds),
  name: z.string(),
  /** E.g. `31, range 26 to 37`, or why it could not be judged. */
  reading: z.string(),
});
export type LookedAt = z.infer<typeof lookedAt>;
