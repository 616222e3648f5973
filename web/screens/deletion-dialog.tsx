import type { UseMutationResult } from '@tanstack/react-query';
import { confirmDeletion } from '#contract/messages.ts';
import { useMutateOnce } from '#web/lib/api/use-mutate-once.ts';
import { logError } from '#web/lib/log.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showFailure, showSuccess, type Toast } from '#web/ui/toasts.ts';
import { useLastValue } from '#web/ui/use-last-value.ts';

type Props = {
  title: string;
  /** What is to go, or null while nobody asks; `subject` with its quotation marks where it has them. */
  target: { id: string; subject: string } | null;
  /** Deletes by id. */
  deletion: UseMutationResult<unknown, Error, string>;
  deletedText: string;
  failureToast: (error: Error) => Toast;
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks before something goes for good, deletes it once, and says how that went. */
export function DeletionDialog(props: Props) {
  const { title, target, deletion, deletedText, failureToast, onClose, onDeleted } = props;
  const remove = useMutateOnce(deletion);
  const subject = useLastValue(target?.subject) ?? '';

  function confirm() {
    if (!target) {
      return;
    }
    remove(target.id, {
      onSuccess: () => {
        showSuccess({ text: deletedText });
        onClose();
        onDeleted();
      },
      onError: (error) => {
        logError(`${title}: it could not be deleted.`, error);
        showFailure(failureToast(error));
        onClose();
      },
    });
  }

  return (
    <ConfirmDialog
      isOpen={target !== null}
      title={title}
      text={confirmDeletion(subject)}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      isBusy={deletion.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
