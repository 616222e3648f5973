import { z } from 'zod';
import { localDay } from '#contract/formats.ts';
import {
  type CountAnswer,
  type CountQuestion,
  countAnswers,
  countQuestion,
} from '#contract/functions/count-questions.ts';
import { timeWords } from '#contract/messages/count-page.ts';
import { countQuestionWords, countWords } from '#contract/messages/count-refusals.ts';
import { dayOf } from '#contract/messages/week-questions.ts';
import { doubtWords } from './doubt-words.ts';

const said = z.object({
  value: z.number().nullable(),
  noService: z.boolean(),
  by: z.string().nullable(),
  at: z.string(),
});
type Said = z.infer<typeof said>;

const keptCountQuestion = z.object({
  id: z.string(),
  kind: z.enum(['difference', 'doubtful', 'provider']),
  date: z.string(),
  serviceId: z.string().nullable(),
  categoryId: z.string(),
  isMoney: z.boolean(),
  service: z.object({ name: z.string(), time: z.string().nullable() }).nullable(),
  /** What is compared with a provider's number of the week, by its name; null of a service's attendance. */
  weekly: z.string().nullable(),
  standing: said,
  other: said.nullable(),
  answered: z.unknown(),
});
type KeptQuestion = z.infer<typeof keptCountQuestion>;

/** Questions about counts in the words of whoever asks, from the column of `questionsColumn`. */
export function tellQuestions(
  column: string | null | undefined,
  { now, currency }: { now: Date; currency: string | null },
): CountQuestion[] {
  const today = localDay(now, 'UTC');
  return z
    .array(keptCountQuestion)
    .parse(JSON.parse(column ?? '[]'))
    .map((kept) => toldQuestion(kept, today, currency));
}

function toldQuestion(kept: KeptQuestion, today: string, currency: string | null): CountQuestion {
  const { isMoney, service: _, weekly: __, standing, other, ...rest } = kept;
  const wordsOf = (count: Said | null) =>
    count ? countWords(count, isMoney ? 'money' : 'people', currency) : '';
  const [one, two] = [wordsOf(standing), wordsOf(other)];
  return countQuestion.parse({
    ...rest,
    question: sentenceOf(kept, one, two, today),
    standing: withoutService(standing),
    other: other && withoutService(other),
    answers: countAnswers[kept.kind].map((id) => ({ id, label: labelOf(id, one, two) })),
  });
}

function withoutService({ noService: _, ...count }: Said) {
  return count;
}

function sentenceOf(
  { kind, date, service, weekly, standing, other }: KeptQuestion,
  one: string,
  two: string,
  today: string,
): string {
  switch (kind) {
    case 'doubtful':
      return doubtWords(standing.value ?? 0);
    case 'provider': {
      if (weekly !== null || service === null) {
        return countQuestionWords.providerWeek(two, weekly, dayOf(date, today), one);
      }
      const at = service.time ? timeWords(service.time) : service.name;
      return countQuestionWords.provider(two, at, dayOf(date, today), one);
    }
    default:
      return countQuestionWords.difference(standing.by, one, other?.by ?? null, two);
  }
}

function labelOf(answer: CountAnswer, one: string, two: string): string {
  const labels: Readonly<Record<CountAnswer, string>> = {
    standing: countQuestionWords.count(one),
    other: countQuestionWords.count(two),
    yes: countQuestionWords.yes(one),
    no: countQuestionWords.no,
    hand: countQuestionWords.hand(one),
    provider: countQuestionWords.providers(two),
    always_hand: countQuestionWords.alwaysHand,
    always_provider: countQuestionWords.alwaysProvider,
  };
  return labels[answer];
}
