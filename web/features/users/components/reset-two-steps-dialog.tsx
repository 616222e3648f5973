import { twoStepResetMessages } from '#contract/messages/two-steps.ts';
import { RequestRefused } from '#web/lib/api/request-error.ts';
import { useSaving } from '#web/screens/use-saving.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useResetTwoSteps } from '../api/reset-two-steps.ts';
import { fullName, type User } from '../model.ts';

type Props = { user: User; isOpen: boolean; onClose: () => void };

/** Lets somebody in again whose phone is lost. */
export function ResetTwoStepsDialog({ user, isOpen, onClose }: Props) {
  const words = twoStepResetMessages;
  const name = fullName(user);
  const { save, isSaving } = useSaving(useResetTwoSteps(user.user_id), {
    logged: 'A second step could not be reset.',
    saved: ({ wasOn }) => (wasOn ? words.done(name) : words.none(name)),
    failed: (error) => ({
      text: error instanceof RequestRefused && error.message ? error.message : words.failed,
    }),
    isExpected: (error) => error instanceof RequestRefused,
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={words.action}
      text={words.text(name)}
      confirmLabel={words.confirm}
      busyLabel={words.resetting}
      isBusy={isSaving}
      onConfirm={() => save(undefined, { onSaved: onClose, onFailed: onClose })}
      onClose={onClose}
    />
  );
}
