import * as z from 'zod/mini';

const date = z.iso.date();

/**
 * What is said of a number, the same on every screen:
 *
 * - `normal`: inside its printed range
 * - `outside`: outside of it, as one week in five is
 * - `unusual`: far outside of it
 * - `lasting`: its level has changed since a week, wherever this week lies
 * - `asked`: not believed until somebody says that it is right
 * - `none`: no count, or nothing to compare with
 */
const verdictStates = ['normal', 'outside', 'unusual', 'lasting', 'asked', 'none'] as const;
export const verdictSides = ['below', 'in', 'above'] as const;
export const verdict = z.object({
  /** Where the number lies by its printed range; null without a number or a range. */
  side: z.nullable(z.enum(verdictSides)),
  state: z.enum(verdictStates),
  /** Which way it is unusual, or has changed. */
  direction: z.nullable(z.enum(['up', 'down'])),
  /** The first week of a lasting change. */
  since: z.nullable(date),
});
export type Verdict = z.infer<typeof verdict>;

const yearOverYear = {
  /** -0.06 is 6 % less; `low` and `high` are its 80 % range. */
  change: z.number(),
  low: z.number(),
  high: z.number(),
  /** What may be claimed; null is 'about as last year'. */
  said: z.nullable(z.enum(['up', 'down'])),
};

const leanings = ['up', 'down', 'maybeUp', 'maybeDown', 'even', 'unclear'] as const;
/** Which way a change goes, as far as its range says: one that is claimed, one that leans, or none. */
export type Leaning = (typeof leanings)[number];

/** How the newest weeks compare with the same weeks of the year before. */
export const growth = z.object({
  weeks: z.union([z.literal(13), z.literal(26)]),
  ...yearOverYear,
  /** What its words are: last Monday's as long as they hold about as well; absent where it stands by itself. */
  leaning: z.optional(z.enum(leanings)),
});
export type Growth = z.infer<typeof growth>;

/** The newest weeks that were counted in both years, beside the same weeks of the year before. */
export const newestWeeks = z.object({
  /** The medians of these weeks, in both years. */
  now: z.number(),
  before: z.number(),
  /** Weeks between them that have no count, and last year's that have none, by their first days. */
  leftOut: z.array(date),
  leftOutBefore: z.array(date),
  /** Which way they differ from last year by more than such weeks do four times in five; null where they do not. */
  side: z.nullable(z.enum(['up', 'down'])),
  /** Whether by more than nineteen times in twenty. */
  isClear: z.boolean(),
  /** Whether they can differ as they do by chance; null where it is not known how much single weeks do. */
  isChance: z.nullable(z.boolean()),
  /** Whether the medians look like a change, on this Monday or still since one before. */
  isApart: z.optional(z.boolean()),
});
export type NewestWeeks = z.infer<typeof newestWeeks>;

/** How the year's weeks so far compare with the same weeks of the year before; `weeks` is how many. */
export const yearToDate = z.object({ weeks: z.int(), ...yearOverYear });
export type YearToDate = z.infer<typeof yearToDate>;

/**
 * A level that has changed and still stands, also when it is no longer told as news: since which service
 * day, and the medians before and since, in the unit of the line.
 */
export const lastingChange = z.object({
  direction: z.enum(['up', 'down']),
  since: date,
  before: z.number(),
  after: z.number(),
  /**
   * The weeks since then beside the same ones a year before, both medians, where nothing that is said of the year
   * bears the change out: they differ that way `too`, are the `same`, or differ the `other` way. Of the newest eight
   * weeks, where only these differ the other way.
   */
  besideYear: z.optional(
    z.object({
      said: z.enum(['too', 'same', 'other']),
      isOfEight: z.boolean(),
      now: z.number(),
      before: z.number(),
    }),
  ),
});
export type LastingChange = z.infer<typeof lastingChange>;
