import { type AskOptions, askModel, ModelFailed } from './ask-model.ts';
import { type Choice, readChoice } from './choose-wording.ts';
import type { ModelEndpoint } from './endpoint.ts';
import { type WordingMaterial, wordingQuestion } from './wording-question.ts';

/** A longer answer is no choice of ours, and is not kept whole. */
const answerKeptMax = 4_000;

/** One request and its outcome. */
export type Attempt = {
  request: string;
  /** What came, for super admins; null if nothing did. */
  answer: string | null;
  outcome: 'used' | 'refused' | 'failed';
  problem: string | null;
};

/** What the model chose; null means that the rule's own words are used. */
export type Worded = { choice: Choice | null; attempt: Attempt };

/**
 * Lets a model choose how a finding is introduced. Endpoint errors never throw.
 *
 * @param requestsLeft the rest of the church's budget, at least 1
 */
export async function wordFinding(
  endpoint: ModelEndpoint,
  material: WordingMaterial,
  requestsLeft: number,
  asking: AskOptions = {},
): Promise<Worded> {
  try {
    const { request, text } = await askModel(
      endpoint,
      wordingQuestion(material),
      requestsLeft,
      asking,
    );
    const choice = readChoice(text, material.finding);
    const answer = storable(text);
    return choice
      ? { choice, attempt: { request, answer, outcome: 'used', problem: null } }
      : { choice, attempt: { request, answer, outcome: 'refused', problem: notOffered } };
  } catch (error) {
    if (!(error instanceof ModelFailed)) {
      throw error;
    }
    const { request, message: problem } = error;
    return { choice: null, attempt: { request, answer: null, outcome: 'failed', problem } };
  }
}

const notOffered = 'The answer wasn’t one of our choices.';

/** PostgreSQL's JSON takes neither NUL nor half of a character. */
function storable(text: string): string {
  return text.slice(0, answerKeptMax).replaceAll('\0', '').toWellFormed();
}
