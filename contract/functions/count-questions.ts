import * as z from 'zod/mini';
import { connectedAccountId } from './connections.ts';
import { countDate } from './counts.ts';

/**
 * - `difference`: two people counted; which one counts?
 * - `doubtful`: is this value right?
 * - `provider`: Planning Center has another number
 */
export const countQuestionKinds = ['difference', 'doubtful', 'provider'] as const;

/** The answers to each kind. */
export const countAnswers = {
  difference: ['standing', 'other'],
  doubtful: ['yes', 'no'],
  provider: ['hand', 'provider', 'always_hand', 'always_provider'],
} as const satisfies Readonly<Record<(typeof countQuestionKinds)[number], readonly string[]>>;

const anyAnswer = z.enum([
  ...countAnswers.difference,
  ...countAnswers.doubtful,
  ...countAnswers.provider,
]);
export type CountAnswer = z.infer<typeof anyAnswer>;

const said = z.object({
  value: z.nullable(z.number()),
  /** Null for Planning Center, and for somebody who is gone. */
  by: z.nullable(z.string()),
  at: z.iso.datetime({ offset: true }),
});

/** What only the church can say about its counts; answered once. */
export const countQuestion = z.object({
  id: z.guid(),
  kind: z.enum(countQuestionKinds),
  date: countDate,
  serviceId: z.nullable(z.guid()),
  categoryId: z.guid(),
  /** One sentence. */
  question: z.string(),
  /** What stands. */
  standing: said,
  /** The other value; null of a doubt. */
  other: z.nullable(said),
  answers: z.array(z.object({ id: anyAnswer, label: z.string() })),
  /** Null while it is open. */
  answered: z.nullable(
    z.object({
      answer: anyAnswer,
      by: z.nullable(z.string()),
      at: z.iso.datetime({ offset: true }),
    }),
  ),
});
export type CountQuestion = z.infer<typeof countQuestion>;

/** The body of `count-questions`. */
export const countQuestionsRequest = z.object({ accountId: connectedAccountId });

/** The answer of `count-questions`: the open ones, oldest date first. */
export const countQuestionsResponse = z.object({ questions: z.array(countQuestion) });

/** The body of `count-answer`. */
export const countAnswerRequest = z.object({
  accountId: connectedAccountId,
  id: z.guid(),
  answer: anyAnswer,
});

/** The answer of `count-answer`; 409 if it was answered otherwise. */
export const countAnswerResponse = z.object({ question: countQuestion });
