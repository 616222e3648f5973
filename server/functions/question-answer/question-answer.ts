import type { z } from 'zod/mini';
import { answersOf, toldQuestion } from '#analytics/pulse/week-question-words.ts';
import { localDay } from '#contract/formats.ts';
import {
  type KeptQuestion,
  keptQuestion,
  questionAnswerRequest,
  type WeekQuestion,
} from '#contract/functions/week-questions.ts';
import { churchRefusals } from '#contract/messages/integrations.ts';
import { weekQuestionMessages } from '#contract/messages/week-questions.ts';
import { keptQuestionJson } from '../../church/rows.ts';
import { ApiError } from '../../http/api-error.ts';
import { refreshAfterNote } from '../../pulse/refresh-expected.ts';
import type { ComputeServices } from '../../services.ts';
import { asPerson } from '../about-church.ts';
import { runForChurch } from '../as-church-person.ts';
import type { NamedFunction } from '../named-function.ts';

/** Answers a question about one of a church's weeks, or takes the answer back; what follows is computed anew. */
export const questionAnswer: NamedFunction<
  z.infer<typeof questionAnswerRequest>,
  ComputeServices
> = {
  request: questionAnswerRequest,
  async run(services, claims, { accountId, id, answer }, c): Promise<{ question: WeekQuestion }> {
    const ask = asPerson(services, claims, accountId, { isConnected: true });
    const asked = keptOf(await ask([storedQuestion], [id]));
    await runForChurch(services, claims, {
      text: 'select private.answer_week_question($1::uuid, $2, $3, $4::jsonb)::text',
      values: [accountId, id, answer, JSON.stringify(noteOf(asked, answer))],
    });
    // Read before what is asked is asked anew.
    const answered = keptOf(await ask([storedQuestion], [id]));
    const { config, connections } = services;
    const now = config.clock.now();
    await refreshAfterNote(connections.jobs, accountId, { now, log: c.get('log') });
    return { question: toldQuestion(answered, localDay(now, 'UTC')) };
  },
};

const storedQuestion = `(select ${keptQuestionJson}
  from analytics.questions where account_id = $1::uuid and id = $2 and week is not null)`;

function keptOf([stored = null]: readonly (string | null)[]): KeptQuestion {
  if (stored === null) {
    const message = weekQuestionMessages.changed;
    throw new ApiError({ status: 409, code: 'changed_meanwhile', message });
  }
  return keptQuestion.parse(JSON.parse(stored));
}

/** The note that an answer leaves, in the words of whoever gives it. */
function noteOf(asked: KeptQuestion, given: string | null) {
  const answer = answersOf(asked).find(({ id }) => id === given);
  if (given !== null && answer === undefined) {
    const message = churchRefusals.unfit;
    throw new ApiError({ status: 400, code: 'validation_failed', message });
  }
  return answer?.note ?? null;
}
