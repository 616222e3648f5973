import { accountMessages } from '#contract/messages/app.ts';
import { sentenceFor } from '#web/lib/api/request-error.ts';

/** The sentence for accounts that could not be loaded: refused, or no answer at all. */
export function loadFailureSentence(error: unknown): string {
  return sentenceFor(error, {
    refused: accountMessages.fetchFailed,
    noAnswer: accountMessages.fetchUnexpected,
  });
}
