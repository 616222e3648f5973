import { setupMessages } from '#contract/messages/count-setup.ts';
import { RequestRefused } from '#web/lib/api/request-error.ts';
import { useSaving } from '#web/screens/use-saving.ts';
import { useSaveSetup } from '../api/setup.ts';

/** Keeps services or categories, and says how it ended. */
export function useSetupSaving(accountId: string) {
  return useSaving(useSaveSetup(accountId), {
    logged: 'What is counted could not be saved.',
    saved: () => setupMessages.saved,
    failed: (error) => ({ text: refusalOr(error, setupMessages.saveFailed) }),
    isExpected: (error) => error instanceof RequestRefused,
  });
}

/** The server's own sentence, else another. */
export function refusalOr(error: Error, otherwise: string): string {
  return error instanceof RequestRefused && error.message !== '' ? error.message : otherwise;
}
