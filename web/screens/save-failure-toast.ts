import { changedMeanwhileMessages, type Noun } from '#contract/messages/app.ts';
import { isGone } from '#web/lib/api/request-error.ts';
import type { Toast } from '#web/ui/toasts.ts';

/**
 * The toast for a change that could not be saved: the specified sentence, and under it what to do
 * where trying again cannot help, because somebody has deleted what was changed.
 * @param sentence what could not be done, e.g. 'Failed to update account'
 * @param noun what was changed, e.g. 'account'
 */
export function saveFailureToast(error: unknown, sentence: string, noun: Noun): Toast {
  return isGone(error)
    ? {
        title: sentence,
        text: changedMeanwhileMessages.gone(noun),
      }
    : { text: sentence };
}
