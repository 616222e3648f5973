import * as z from 'zod/mini';
import { figureStates } from '../figures.ts';
import {
  peopleUnits,
  peopleVerdicts,
  quarterMeasures,
  quarterSpans,
  whoCheckIn,
} from '../people.ts';
import { connectedAccountId } from './connections.ts';

/** A calendar quarter, e.g. `2026-Q4`. */
export const quarterName = z.string().check(z.regex(/^\d{4}-Q[1-4]$/));

/** The body of `church-people`; without a quarter, up to the newest with a row. */
export const churchPeopleRequest = z.object({
  accountId: connectedAccountId,
  quarter: z.optional(quarterName),
  format: z.optional(z.enum(['json', 'csv'])),
});

/** The columns of `church-people` as `text/csv`: all rows there are, open ones too, oldest quarter first. */
export const quarterCsvHeading = 'quarter,span,measure,value,base,state,as_of';

const count = z.int().check(z.nonnegative());
const range = z.nullable(z.object({ low: count, high: count }));
const verdict = z.nullable(z.enum(peopleVerdicts));

/** A measure of a quarter; value and base are null unless its state is `complete`. */
const quarterMeasure = z.object({
  span: z.literal(quarterSpans),
  value: z.nullable(count),
  base: z.nullable(count),
  state: z.enum(figureStates),
  /** When the week or quarter that an `incomplete` row waits for is closed. */
  opensOn: z.nullable(z.iso.date()),
  /** What those before that it is compared with, four at most, would have of as many, and how far chance goes. */
  usual: range,
  chance: range,
  verdict,
  /** Quarters among those before that it is not compared with, for their check-ins are not believed; oldest first. */
  without: z.optional(z.array(quarterName)),
});
export type ToldMeasure = z.infer<typeof quarterMeasure>;

/** Households that come regularly, from one quarter's end to the next. */
const flow = z.object({
  quarter: quarterName,
  /** The weeks that both ends are measured by. */
  from: z.iso.date(),
  to: z.iso.date(),
  start: count,
  new: count,
  back: count,
  less: count,
  away: count,
  end: count,
});

/** A change of a week's attenders within a year, in its parts; unrounded. */
const parts = z.object({
  week: z.iso.date(),
  weekBefore: z.iso.date(),
  change: z.number(),
  people: z.number(),
  often: z.number(),
  once: z.number(),
  /** Of eight weeks, how often those come who come at least twice; now and a year before. */
  f: z.number(),
  f0: z.number(),
  verdicts: z.object({ people: verdict, often: verdict, once: verdict }),
});

const servingLoad = z.object({
  week: z.iso.date(),
  people: count,
  /** The sum over people of the weeks in which they served. */
  weeks: count,
  /** People who served in five or six of six weeks. */
  often: count,
});

/** The JSON answer of `church-people`; without rows, empty lists and nulls. */
export const churchPeopleResponse = z.object({
  who: z.object({
    checkIn: z.enum(whoCheckIn),
    /** How many of those counted by heads check in, and how many of these at kids' places. */
    c: z.nullable(z.number()),
    k: z.nullable(z.number()),
    reason: z.string(),
  }),
  unit: z.enum(peopleUnits),
  /** Newest first, twelve at most. */
  quarters: z.array(
    z.object({
      quarter: quarterName,
      measures: z.partialRecord(z.enum(quarterMeasures), quarterMeasure),
    }),
  ),
  flow: z.nullable(flow),
  /** Of the newest closed quarter and the four before it those whose check-ins are not believed. */
  doubted: z.optional(z.array(quarterName)),
  parts: z.nullable(parts),
  serving: z.nullable(z.extend(servingLoad, { before: z.nullable(servingLoad) })),
  /** Null without the right to see giving. */
  givers: z.nullable(
    z.object({
      quarter: quarterName,
      givers: z.nullable(count),
      first: z.nullable(count),
      stopped: z.nullable(count),
    }),
  ),
  /** The newest week with a value, and how many of those not seen came back. */
  notSeen: z.nullable(
    z.object({
      week: z.iso.date(),
      value: count,
      base: count,
      back: z.nullable(z.object({ value: count, base: count })),
    }),
  ),
  /** By place on the screen. */
  sentences: z.record(z.string(), z.string()),
  /** How the same people are found in Planning Center. */
  recipes: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      steps: z.array(z.string()),
      sentence: z.string(),
    }),
  ),
});
export type ChurchPeople = z.infer<typeof churchPeopleResponse>;
