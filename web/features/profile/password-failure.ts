import { passwordChangeProblems, profileMessages } from '#contract/messages/profile.ts';
import type { Toast } from '#web/ui/toasts.ts';
import { CurrentPasswordWrong, PasswordNotChanged } from './api/change-password.ts';
import type { PasswordChangeProblem } from './model.ts';

/** Why a password was not changed; the server's own reason stands below the specified sentence. */
export function passwordFailureToast(error: Error): Toast {
  if (error instanceof CurrentPasswordWrong) {
    return { text: passwordChangeProblems.currentWrong };
  }
  const reason = error instanceof PasswordNotChanged ? error.reason : null;
  const sentence = profileMessages.passwordUpdateFailed;
  return reason === null ? { text: sentence } : { title: sentence, text: reason };
}

/** Which field a refusal is about, and what to say beside it; null when it is about none. */
export function passwordProblem(error: Error): PasswordChangeProblem | null {
  if (error instanceof CurrentPasswordWrong) {
    return { field: 'current', text: passwordChangeProblems.currentWrong };
  }
  return error instanceof PasswordNotChanged && error.isAboutNewPassword && error.reason !== null
    ? { field: 'next', text: error.reason }
    : null;
}
