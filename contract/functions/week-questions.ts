import * as z from 'zod/mini';
import { figureIds } from '../figures.ts';
import { connectedAccountId } from './connections.ts';

const id = z.string().check(z.minLength(1), z.maxLength(200));

const answeredWeek = z.object({
  /** The id of the answer. */
  answer: z.string(),
  /** Who gave it, e.g. `Ruth O.`; null when that person is gone. */
  by: z.nullable(z.string()),
  at: z.iso.datetime({ offset: true }),
});

/** What only the church can say about one of its weeks, and what it has answered. */
export const weekQuestion = z.object({
  /** Names the question and the facts behind it. */
  id,
  /** Whether a count is right, why the level has moved, or whether all gifts are entered. */
  about: z.enum(['count', 'level', 'gifts']),
  figure: z.enum(figureIds),
  /** The first day of the week; of a level, of the first week at it. */
  week: z.iso.date(),
  /** One sentence or two. */
  question: z.string(),
  answers: z.array(z.object({ id: z.string(), label: z.string() })).check(z.minLength(2)),
  /** Null while it is open. */
  answered: z.nullable(answeredWeek),
});
export type WeekQuestion = z.infer<typeof weekQuestion>;

const kept = {
  id,
  /** Both are counted by hand. */
  figure: z.enum(['attendance', 'kids']),
  week: z.iso.date(),
  answered: z.nullable(answeredWeek),
};
const level = z.number();
const { figure: _counted, ...keptOfAny } = kept;

/** A question as it is kept: the facts, of which its words are made for whoever reads them. */
export const keptQuestion = z.discriminatedUnion('about', [
  z.object({
    ...kept,
    about: z.literal('count'),
    /** The count that is asked about. */
    value: z.number(),
    facts: z.object({ day: z.iso.date(), usual: z.number() }),
  }),
  z.object({
    ...keptOfAny,
    about: z.literal('level'),
    figure: z.enum(['attendance', 'kids', 'serving']),
    value: z.null(),
    facts: z.object({
      day: z.iso.date(),
      of: z.enum(['sundays', 'weeks', 'kids', 'serving']),
      ...{ before: level, after: level },
    }),
  }),
  z.object({
    ...keptOfAny,
    about: z.literal('gifts'),
    figure: z.literal('giving'),
    value: z.null(),
    /** The day of the first week with hardly any gifts. */
    facts: z.object({ day: z.iso.date(), isOneWeek: z.boolean(), areFundsLeftOut: z.boolean() }),
  }),
]);
export type KeptQuestion = z.infer<typeof keptQuestion>;

/** The body of `question-answer`; null takes the answer back. */
export const questionAnswerRequest = z.object({
  accountId: connectedAccountId,
  id,
  answer: z.nullable(z.string().check(z.minLength(1), z.maxLength(100))),
});

/** The answer of `question-answer`: the question as it now stands. */
export const questionAnswerResponse = z.object({ question: weekQuestion });
