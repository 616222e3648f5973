import { passwordChangeProblems, profileMessages } from '#contract/profile-messages.ts';
import { logError } from '#web/lib/log.ts';
import { showFailure } from '#web/ui/toasts.ts';
import { CurrentPasswordWrong, PasswordNotChanged } from './api/change-password.ts';

/**
 * Says why a password was not changed; the server's own reason stands below the specified sentence.
 * @returns true when it was the current password
 */
export function reportPasswordFailure(error: Error): boolean {
  if (error instanceof CurrentPasswordWrong) {
    showFailure({ text: passwordChangeProblems.currentWrong });
    return true;
  }
  logError('The password could not be changed.', error);
  const reason = error instanceof PasswordNotChanged ? error.reason : null;
  const sentence = profileMessages.passwordUpdateFailed;
  showFailure(reason === null ? { text: sentence } : { title: sentence, text: reason });
  return false;
}
