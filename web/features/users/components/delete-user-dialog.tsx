import { confirmDeletion } from '#contract/messages.ts';
import { userMessages } from '#contract/user-messages.ts';
import { useMutateOnce } from '#web/lib/api/use-mutate-once.ts';
import { logError } from '#web/lib/log.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showFailure, showSuccess } from '#web/ui/toasts.ts';
import { useLastValue } from '#web/ui/use-last-value.ts';
import { useDeleteUser } from '../api/delete-user.ts';
import { failureToast } from '../failure-toast.ts';
import { fullName, type User } from '../model.ts';

type Props = { user: User | null; onClose: () => void; onDeleted: () => void };

/** Asks before a user goes, and deletes them. */
export function DeleteUserDialog({ user, onClose, onDeleted }: Props) {
  const deletion = useDeleteUser();
  const remove = useMutateOnce(deletion);
  const name = useLastValue(user ? fullName(user) : null) ?? '';

  function confirm() {
    if (!user) {
      return;
    }
    remove(user.user_id, {
      onSuccess: () => {
        showSuccess({ text: userMessages.deleted });
        onClose();
        onDeleted();
      },
      onError: (error) => {
        logError('A user could not be deleted.', error);
        showFailure(failureToast(error, userMessages.deleteFailed));
        onClose();
      },
    });
  }

  return (
    <ConfirmDialog
      isOpen={user !== null}
      title="Delete User"
      text={confirmDeletion(name)}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      isBusy={deletion.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
