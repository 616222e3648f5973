import { userMessages, userRefusals } from '#contract/messages/users.ts';
import { type UserFormProblem, userFormProblems } from '#contract/user-form-problems.ts';
import { isGone, RequestRefused } from '#web/lib/api/request-error.ts';
import { saveFailureToast } from '#web/screens/save-failure-toast.ts';
import type { Toast } from '#web/ui/toasts.ts';

/** The sentence for users that could not be loaded: refused, or no answer at all. */
export function loadFailureSentence(error: unknown): string {
  return error instanceof RequestRefused ? userMessages.loadFailed : userMessages.unexpected;
}

/**
 * The toast for a user that could not be created, changed or deleted: the specified sentence, and
 * under it the server's own reason where it gave one.
 * @param sentence what could not be done, e.g. 'Failed to create user. Please try again.'
 */
export function failureToast(error: unknown, sentence: string): Toast {
  if (!(error instanceof RequestRefused)) {
    return { text: userMessages.unexpected };
  }
  if (isGone(error)) {
    return saveFailureToast(error, sentence, 'user');
  }
  const reason = reasonOf(error);
  const isNews = reason !== null && !sentence.startsWith(reason);
  return isNews ? { title: sentence, text: reason } : { text: sentence };
}

/** What the server refuses about one field of the form, to be said beside it; null when it is none. */
export function fieldProblem(error: unknown): Pick<UserFormProblem, 'field' | 'text'> | null {
  const reason = error instanceof RequestRefused ? reasonOf(error) : null;
  const { emailTaken, accountGone } = userRefusals;
  const problems: Pick<UserFormProblem, 'field' | 'text'>[] = [
    { field: 'email', text: emailTaken },
    { field: 'account_id', text: accountGone },
    ...Object.values(userFormProblems),
  ];
  return problems.find(({ text }) => text === reason) ?? null;
}

/** A password that could not be reset: the server's message, else the specified sentence. */
export function resetFailureToast(error: unknown): Toast {
  if (!(error instanceof RequestRefused)) {
    return { text: userMessages.unexpected };
  }
  return { text: reasonOf(error) ?? userMessages.resetFailed };
}

/**
 * What the server says a person can do something about. An outage (5xx) gives none, nor does the
 * generic message of PostgreSQL for a broken constraint, which is translated by its code.
 */
function reasonOf({ status, code, message }: RequestRefused): string | null {
  if (code !== '' && code !== 'P0001') {
    return reasonsByCode.get(code)?.() ?? null;
  }
  return status < 500 && message !== '' ? message : null;
}

/** Codes of PostgreSQL and PostgREST that an update of a profile can meet. */
const reasonsByCode: ReadonlyMap<string, () => string> = new Map([
  ['23505', () => userRefusals.emailTaken],
  ['23503', () => userRefusals.accountGone],
  ['42501', () => userRefusals.unauthorized],
]);
