import type { z } from 'zod/mini';
import {
  countAnswerRequest,
  countAnswers,
  countQuestionsRequest,
} from '#contract/functions/count-questions.ts';
import { churchRefusals } from '#contract/messages/integrations.ts';
import { weekQuestionMessages } from '#contract/messages/week-questions.ts';
import { ApiError } from '../../http/api-error.ts';
import { asPerson } from '../about-church.ts';
import { runForChurch } from '../as-church-person.ts';
import type { NamedFunction } from '../named-function.ts';
import { tellQuestions } from './count-question-words.ts';
import { currencyColumn, questionsColumn } from './count-rows.ts';

/** What a church is asked about its counts. */
export const countQuestions: NamedFunction<z.infer<typeof countQuestionsRequest>> = {
  request: countQuestionsRequest,
  async run(services, claims, { accountId }) {
    const ask = asPerson(services, claims, accountId);
    const [questions, currency = null] = await ask([
      questionsColumn('question.answer is null'),
      currencyColumn,
    ]);
    return { questions: tellQuestions(questions, { now: services.config.clock.now(), currency }) };
  },
};

/** Answers a question about a count, once. */
export const countAnswer: NamedFunction<z.infer<typeof countAnswerRequest>> = {
  request: countAnswerRequest,
  async run(services, claims, { accountId, id, answer }) {
    const ask = asPerson(services, claims, accountId);
    const read = async () => {
      const [found, currency = null] = await ask(
        [questionsColumn('question.id = $2::uuid'), currencyColumn],
        [id],
      );
      return tellQuestions(found, { now: services.config.clock.now(), currency })[0];
    };
    const asked = await read();
    if (!asked) {
      const message = weekQuestionMessages.changed;
      throw new ApiError({ status: 404, code: 'question_not_found', message });
    }
    const fitting: readonly string[] = countAnswers[asked.kind];
    if (!fitting.includes(answer)) {
      const message = churchRefusals.unfit;
      throw new ApiError({ status: 400, code: 'validation_failed', message });
    }
    await runForChurch(services, claims, {
      text: 'select private.answer_count($1::uuid, $2::uuid, $3)::text',
      values: [accountId, id, answer],
    });
    return { question: await read() };
  },
};
