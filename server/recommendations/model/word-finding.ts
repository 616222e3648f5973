import {
  type AskOptions,
  askModel,
  type Exchange,
  ModelFailed,
  type ModelQuestion,
} from './ask-model.ts';
import { checkWording } from './check-wording.ts';
import type { ModelEndpoint } from './endpoint.ts';
import {
  repairQuestion,
  type Wording,
  type WordingMaterial,
  wordingQuestion,
} from './wording-question.ts';

/** One request and its outcome; with the answer only if it was used. */
export type Attempt = {
  request: string;
  answer: string | null;
  outcome: 'used' | 'refused' | 'failed';
  problem: string | null;
};

/** The wording; null means that the rule's own words are used. */
export type Worded = { wording: Wording | null; attempts: Attempt[] };

/**
 * Lets a model word a finding: one attempt, one repair if the answer is refused, then the rule's own
 * words. Endpoint errors never throw.
 *
 * @param requestsLeft the rest of the church's budget
 */
export async function wordFinding(
  endpoint: ModelEndpoint,
  material: WordingMaterial,
  requestsLeft: number,
  { signal, keep }: AskOptions = {},
): Promise<Worded> {
  const attempts: Attempt[] = [];
  let left = requestsLeft;
  const asking = {
    signal,
    keep: async (request: string) => {
      await keep?.(request);
      left -= 1;
    },
  };
  let question: ModelQuestion = wordingQuestion(material);
  while (attempts.length < 2 && left > 0) {
    const answering = askModel(endpoint, question, left, asking);
    const { attempt, wording } = await judge(answering, material);
    attempts.push(attempt);
    if (wording || attempt.outcome === 'failed') {
      return { wording, attempts };
    }
    question = repairQuestion(material, attempt.problem ?? '');
  }
  return { wording: null, attempts };
}

async function judge(
  answering: Promise<Exchange>,
  material: WordingMaterial,
): Promise<{ attempt: Attempt; wording: Wording | null }> {
  try {
    const { request, text } = await answering;
    const { wording, problem } = checkWording(text, material);
    return wording
      ? { wording, attempt: { request, answer: text, outcome: 'used', problem: null } }
      : { wording, attempt: { request, answer: null, outcome: 'refused', problem } };
  } catch (error) {
    if (!(error instanceof ModelFailed)) {
      throw error;
    }
    const attempt = { request: error.request, answer: null, problem: error.message } as const;
    return { wording: null, attempt: { ...attempt, outcome: 'failed' } };
  }
}
